/** A desk's side menu (spec, section 2): title by path, in groups. */
export const MENU = {
  Main: {
    Dashboard: "/admin",
    Inbox: "/admin/inbox",
    "Revenue Guide": "/admin/revenue",
    "Hotel Profile": "/admin/profile",
    Subscription: "/admin/subscription",
  },
  Settings: {
    "QR Generator": "/admin/qr-code",
    "Section Management": "/admin/sections",
  },
  Content: {
    Amenities: "/admin/amenities",
    Restaurants: "/admin/restaurants",
    Transportation: "/admin/car-services",
    "Tour Guides": "/admin/tour-guides",
    Shopping: "/admin/shopping",
    Attractions: "/admin/must-visit",
    FAQs: "/admin/faqs",
    "Important Contacts": "/admin/important-contacts",
  },
};

/** The further settings in a phone's menu: on desks tabs of the profile. */
export const TABS = {
  Look: "/admin/look",
  Languages: "/admin/languages",
  Members: "/admin/members",
  "Account Settings": "/admin/account",
  History: "/admin/history",
};

/** On phones the five have the bar's word as their heading. */
export const WORDS: Readonly<Record<string, string>> = {
  Dashboard: "Today",
  "Section Management": "Content",
  "QR Generator": "Code",
};

/** The side menu (spec, section 2): title by path, in groups. */
export const MENU = {
  Main: {
    Dashboard: "/admin",
    Inbox: "/admin/inbox",
    Rooms: "/admin/rooms",
    "Revenue Guide": "/admin/revenue",
    "Hotel Profile": "/admin/profile",
    Subscription: "/admin/subscription",
  },
  Settings: {
    Look: "/admin/look",
    Languages: "/admin/languages",
    Members: "/admin/members",
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

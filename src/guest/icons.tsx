/** The page's icons. Each used one is in the document once, as a <symbol>, and is referenced. */
import Accessibility from "lucide-react/icons/accessibility";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Award from "lucide-react/icons/award";
import Baby from "lucide-react/icons/baby";
import Bath from "lucide-react/icons/bath";
import BedDouble from "lucide-react/icons/bed-double";
import Bell from "lucide-react/icons/bell";
import Bike from "lucide-react/icons/bike";
import Book from "lucide-react/icons/book";
import BookOpen from "lucide-react/icons/book-open";
import Briefcase from "lucide-react/icons/briefcase";
import Bus from "lucide-react/icons/bus";
import Calendar from "lucide-react/icons/calendar";
import Camera from "lucide-react/icons/camera";
import Car from "lucide-react/icons/car";
import ChevronDown from "lucide-react/icons/chevron-down";
import CircleHelp from "lucide-react/icons/circle-help";
import CircleParking from "lucide-react/icons/circle-parking";
import Clock from "lucide-react/icons/clock";
import Coffee from "lucide-react/icons/coffee";
import ConciergeBell from "lucide-react/icons/concierge-bell";
import Copy from "lucide-react/icons/copy";
import Dumbbell from "lucide-react/icons/dumbbell";
import Flower2 from "lucide-react/icons/flower-2";
import Footprints from "lucide-react/icons/footprints";
import Gift from "lucide-react/icons/gift";
import Globe from "lucide-react/icons/globe";
import Heart from "lucide-react/icons/heart";
import Hourglass from "lucide-react/icons/hourglass";
import Landmark from "lucide-react/icons/landmark";
import Lock from "lucide-react/icons/lock";
import Mail from "lucide-react/icons/mail";
import MapIcon from "lucide-react/icons/map";
import MapPin from "lucide-react/icons/map-pin";
import MessageCircle from "lucide-react/icons/message-circle";
import Music from "lucide-react/icons/music";
import Navigation from "lucide-react/icons/navigation";
import PawPrint from "lucide-react/icons/paw-print";
import Phone from "lucide-react/icons/phone";
import Plug from "lucide-react/icons/plug";
import Search from "lucide-react/icons/search";
import Settings from "lucide-react/icons/settings";
import Share2 from "lucide-react/icons/share-2";
import Shield from "lucide-react/icons/shield";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Snowflake from "lucide-react/icons/snowflake";
import Sparkles from "lucide-react/icons/sparkles";
import Star from "lucide-react/icons/star";
import Tag from "lucide-react/icons/tag";
import Ticket from "lucide-react/icons/ticket";
import Trees from "lucide-react/icons/trees";
import Tv from "lucide-react/icons/tv";
import Umbrella from "lucide-react/icons/umbrella";
import UtensilsCrossed from "lucide-react/icons/utensils-crossed";
import WashingMachine from "lucide-react/icons/washing-machine";
import Waves from "lucide-react/icons/waves";
import Wifi from "lucide-react/icons/wifi";
import Wind from "lucide-react/icons/wind";
import Wine from "lucide-react/icons/wine";
import Zap from "lucide-react/icons/zap";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SectionIcon } from "../sections/icons.ts";

const ICONS = {
  Accessibility,
  ArrowLeft,
  ArrowUpDown,
  ArrowUpRight,
  Award,
  Baby,
  Bath,
  BedDouble,
  Bell,
  Bike,
  Book,
  BookOpen,
  Briefcase,
  Bus,
  Calendar,
  Camera,
  Car,
  ChevronDown,
  CircleHelp,
  CircleParking,
  Clock,
  Coffee,
  ConciergeBell,
  Copy,
  Dumbbell,
  Flower2,
  Footprints,
  Gift,
  Globe,
  Heart,
  Hourglass,
  Landmark,
  Lock,
  Mail,
  Map: MapIcon,
  MapPin,
  MessageCircle,
  Music,
  Navigation,
  PawPrint,
  Phone,
  Plug,
  Search,
  Settings,
  Share2,
  Shield,
  ShoppingBag,
  Snowflake,
  Sparkles,
  Star,
  Tag,
  Ticket,
  Trees,
  Tv,
  Umbrella,
  UtensilsCrossed,
  WashingMachine,
  Waves,
  Wifi,
  Wind,
  Wine,
  Zap,
} satisfies Record<SectionIcon, ComponentType> & Record<string, ComponentType>;

export type IconName = keyof typeof ICONS;

function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}

/** Decorative: the text beside it says the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** @returns an <svg> with the icons that the markup references */
export function iconSheet(markup: string): string {
  const names = new Set(Array.from(markup.matchAll(/<use href="#icon-(\w+)"/g), ([, name = ""]) => name));
  const symbols = [...names].filter(isIconName).map(symbol);
  return `<svg width="0" height="0" class="sheet" aria-hidden="true">${symbols.join("")}</svg>`;
}

function symbol(name: IconName): string {
  const Drawing = ICONS[name];
  // Size and stroke come from the use of a symbol, so lucide's outer <svg> is dropped. Its shapes are empty,
  // so they close themselves.
  const paths = renderToStaticMarkup(<Drawing />)
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    .replace(/><\/\w+>/g, "/>");
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${paths}</symbol>`;
}

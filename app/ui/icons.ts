// The icons of the site, one family, each as inline SVG. An icon beside a text is decoration: give it `aria-hidden`.
export {
  IconArrowRight,
  IconBrandTwitch,
  IconBrandTwitter,
  IconBrandYoutube,
  IconBrush,
  IconCheck,
  IconExternalLink,
  IconHeartHandshake,
  IconMenu2,
  IconMessageCircle,
  IconPhone,
  IconPlayerPlayFilled,
  IconRefresh,
  IconSearch,
  IconX,
} from "@tabler/icons-react";

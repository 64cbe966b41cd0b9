/** How many characters a search may have: what is pasted by mistake would make an address that servers refuse (431). */
export const LONGEST_SEARCH = 200;

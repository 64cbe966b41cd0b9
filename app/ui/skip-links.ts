/** The id of the first thing in every page: links to what lies far down in it, seen on focus. A page may add its own. */
export const SKIP_LINKS = "acces-direct";

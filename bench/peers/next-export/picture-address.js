/** The file of a poster that `posters/` holds at this width. */
export default function pictureAddress({ src, width }) {
  return `${src}-${width > 360 ? 720 : 360}.webp`;
}

import { expect, test } from "vitest";
import { youtubeId } from "./youtube.ts";

test.each([
  "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  "https://youtube.com/watch?list=PL6B3937A5D230E335&v=aqz-KE-bpKQ&index=4",
  "https://m.youtube.com/watch?v=aqz-KE-bpKQ&t=42s",
  "https://music.youtube.com/watch?v=aqz-KE-bpKQ&list=RDAMVM",
  "https://youtu.be/aqz-KE-bpKQ?si=abc",
  "https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1",
  "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
  "https://www.youtube.com/shorts/aqz-KE-bpKQ",
  "https://www.youtube.com/live/aqz-KE-bpKQ?feature=share",
  "https://www.youtube.com/v/aqz-KE-bpKQ",
])("[M1] %s donne sa vidéo ; la liste de lecture est ignorée", (link) => {
  expect(youtubeId(link)).toBe("aqz-KE-bpKQ");
});

test.each([
  "https://www.youtube.com/playlist?list=PL6B3937A5D230E335",
  "https://www.youtube.com/@une-chaine",
  "https://www.youtube.com/watch?v=trop-court",
  "https://youtube.com.exemple.fr/watch?v=aqz-KE-bpKQ",
  "https://vimeo.com/76979871",
  "pas un lien",
])("[M1] %s n’est pas une vidéo", (link) => {
  expect(youtubeId(link)).toBeUndefined();
});

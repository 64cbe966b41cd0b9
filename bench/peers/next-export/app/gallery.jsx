"use client";

import dynamic from "next/dynamic";
import Image from "next/image";
import { useState } from "react";
import "yet-another-react-lightbox/styles.css";

const Lightbox = dynamic(() => import("yet-another-react-lightbox"), { ssr: false });

export function Gallery({ posters }) {
  const [words, setWords] = useState("");
  const [opened, setOpened] = useState(-1);
  const sought = words.trim().toLowerCase();
  const found = posters.filter(({ text }) => text.includes(sought));
  return (
    <main>
      <h1>Affiches</h1>
      <input
        type="search"
        aria-label="Recherche"
        placeholder="Recherche..."
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p>Affiches : {found.length}</p>
      <div className="wall">
        {found.map(({ name, title }, place) => (
          <button key={name} type="button" onClick={() => setOpened(place)}>
            <Image
              src={`/posters/${name}`}
              alt={title}
              width={360}
              height={240}
              sizes="(max-width: 600px) 45vw, 220px"
              preload={place === 0}
            />
          </button>
        ))}
      </div>
      {opened >= 0 && (
        <Lightbox
          open
          index={opened}
          close={() => setOpened(-1)}
          slides={found.map(({ name, title, width, height }) => ({
            src: `/posters/${name}.jpg`,
            alt: title,
            width,
            height,
          }))}
        />
      )}
    </main>
  );
}

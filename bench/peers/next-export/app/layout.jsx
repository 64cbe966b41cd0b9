import "./gallery.css";

export const metadata = {
  title: "Affiches",
  description: "Les affiches de la communauté.",
  icons: { icon: "data:," },
};

export default function Layout({ children }) {
  return (
    <html lang="fr">
      <body>{children}</body>
    </html>
  );
}

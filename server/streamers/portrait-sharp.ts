import sharp from "sharp";

// Portraits come from outside: three decoders exist in this process. Said once, as the file is loaded: each time that it is said
// again, whatever is being read just then is refused.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });

export { sharp };

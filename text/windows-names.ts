/** What Windows lets no folder and no file be called, whatever its extension, as a pattern: a repository that has one cannot be cloned there. */
export const WINDOWS_KEEPS = String.raw`(?:con|prn|aux|nul|(?:com|lpt)\d)`;

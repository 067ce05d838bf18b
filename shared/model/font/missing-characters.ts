/** The note about boxes in place of characters. */
import type { Note } from '../../contract/backend';

/** `where` names the characters and their places; `mentions`: wire names in it and in the cure. */
export const charactersMissing = (where: string, cure: string, mentions: readonly string[] = []): Note => ({
	code: 'characters_missing',
	message: `Boxes are drawn for characters that cannot be shown: ${where}. ${cure}`,
	...(mentions.length > 0 ? { mentions } : {}),
});

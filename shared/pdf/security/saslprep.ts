/**
 * SASLprep (RFC 4013), the preparation of Unicode passwords that revision 6 asks for (ISO 32000-2, 7.6.4.3.3).
 *
 * Where RFC 3454 lists code points of a Unicode category, the category is used here: the same for the characters of Unicode 3.2, and up
 * to date for the rest. Unassigned code points are let through, as for the "queries" of the RFC. U+200B is in two of its tables; it is
 * mapped to nothing. Packages that do the same bring 560 kB of tables.
 */
import { composeText } from '../../compose-text';

// The classes hold combining marks and joiners on purpose: they are lists of code points, not graphemes.
/* eslint-disable no-misleading-character-class */

/** Table B.1: mapped to nothing. */
const ignored = /[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu;
/** Table C.1.2: mapped to a space. */
const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu;
/** Tables C.2 to C.9, as far as mapping and normalisation leave them. */
const prohibited =
	/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u0340\u0341\u06DD\u070F\u180E\u200E\u200F\u2028-\u202E\u2061-\u2063\u206A-\u206F\u2FF0-\u2FFB\uFFF9-\uFFFD\u{1D173}-\u{1D17A}\u{E0001}\u{E0020}-\u{E007F}]/u;
/** Table D.1: characters written from right to left. */
const rightToLeft =
	/[\u05BE\u05C0\u05C3\u05D0-\u05EA\u05F0-\u05F4\u061B\u061F\u0621-\u063A\u0640-\u064A\u066D-\u066F\u0671-\u06D5\u06DD\u06E5\u06E6\u06FA-\u06FE\u0700-\u070D\u0710\u0712-\u072C\u0780-\u07A5\u07B1\u200F\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFC\uFE70-\uFE74\uFE76-\uFEFC]/u;
/** Table D.2, once D.1 is taken away: characters written from left to right. */
const leftToRight = /[\p{L}\p{Mc}\p{Nl}]/u;

/* eslint-enable no-misleading-character-class */

/** The prepared password, or undefined where the RFC prohibits it. */
export function saslprep(password: string): string | undefined {
	// Nothing changes in printable ASCII, and compiling the classes above takes longer than opening a small document.
	if (/^[\x20-\x7e]*$/.test(password)) return password;
	const prepared = composeText(password.replace(ignored, '').replace(spaces, ' '), 'NFKC');
	if (prohibited.test(prepared)) return undefined;
	const characters = [...prepared];
	const directions = characters.map((character) => rightToLeft.test(character));
	if (!directions.includes(true)) return prepared;
	// RFC 3454, clause 6: right-to-left text begins and ends so, and holds nothing written the other way.
	const mixed = characters.some((character, at) => !directions[at] && leftToRight.test(character));
	return mixed || !directions[0] || !directions.at(-1) ? undefined : prepared;
}

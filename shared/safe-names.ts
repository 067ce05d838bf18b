/**
 * File names from documents, made safe for every file system: they can leave no folder, name no device and no stream of NTFS,
 * and read as they are written.
 */

/** What Windows, Linux or macOS refuse in a name, or take for something else. A colon would name a stream of NTFS. */
const REFUSED = /[<>:"|?*]+/g;
/** Control characters, line and paragraph separators, lone surrogates. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
/** Characters without width and marks that turn the direction of writing: `invoice\u202efdp.exe` reads as `invoiceexe.pdf`. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/g;
/** Names of devices on Windows, with any extension, and with blanks before it. */
const DEVICE = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[\d\u00b9\u00b2\u00b3]|lpt[\d\u00b9\u00b2\u00b3])\s*(?:\.|$)/i;
/** Bytes of UTF-8: file systems take 255, and patterns for names add to it. */
const LONGEST = 200;
/** An extension is kept when a name is cut, unless it is longer than any. */
const LONGEST_EXTENSION = 20;

/** The last component of a path, made safe; `fallback` where nothing is left of it. Both slashes separate folders. */
export function safeFileName(text: string, fallback: string): string {
	const last = text.normalize('NFC').replace(CONTROL, '').replace(INVISIBLE, '').split(/[/\\]/).pop()!;
	const plain = trimmed(last.replace(REFUSED, '_').replace(/\s+/g, ' '));
	if (plain === '') return fallback;
	return shortened(DEVICE.test(plain) ? `_${plain}` : plain, '');
}

/** `names` in order, each once, also where upper and lower case make no difference: a second `a.xml` becomes `a (2).xml`. */
export function distinctFileNames(names: readonly string[]): string[] {
	const used = new Set<string>();
	/** The number tried last for a name: a hundred thousand equal names must not be counted up again and again. */
	const counts = new Map<string, number>();
	return names.map((name) => {
		let distinct = name;
		let count = counts.get(folded(name)) ?? 1;
		while (used.has(folded(distinct))) distinct = shortened(name, ` (${++count})`);
		counts.set(folded(name), count);
		used.add(folded(distinct));
		return distinct;
	});
}

const folded = (name: string): string => name.toUpperCase().toLowerCase();

/** Windows drops full stops and blanks at the end of a name: `a.exe.` would be `a.exe`. */
const trimmed = (name: string): string => name.replace(/^ +/, '').replace(/[. ]+$/, '');

/** The name with `suffix` before its extension, cut to the longest name that is allowed. */
function shortened(name: string, suffix: string): string {
	const dot = name.lastIndexOf('.');
	const hasExtension = dot > 0 && Buffer.byteLength(name.slice(dot)) <= LONGEST_EXTENSION;
	const extension = hasExtension ? name.slice(dot) : '';
	const stem = hasExtension ? name.slice(0, dot) : name;
	let left = LONGEST - Buffer.byteLength(suffix + extension);
	let kept = '';
	for (const character of stem) {
		left -= Buffer.byteLength(character);
		if (left < 0) break;
		kept += character;
	}
	return `${trimmed(kept) || '_'}${suffix}${extension}`;
}

/**
 * Makes names from documents and services safe for every file system: they cannot lead to another folder, to a device or to a
 * stream of NTFS, and they have no invisible characters.
 */
import { composeText } from '../compose-text';
import { atOnce, type Steps } from '../pace/steps';

/** The rules that follow from the use of a name. */
export interface NameRules {
	/** `folder`: only the text after the last slash of either kind is the name; `character`: a slash is refused like a colon. */
	readonly slash: 'folder' | 'character';
	/** Replaces characters that are refused, and control characters. */
	readonly refused: '_' | ' ';
	readonly control: '' | ' ';
	/** A leading dot hides a file on Linux and macOS. */
	readonly leadingDots: boolean;
	/** Whether the text after the last dot is kept if the name is cut. */
	readonly extension: boolean;
	/** Bytes of UTF-8: file systems take 255, and patterns for names add to it. */
	readonly longest: number;
}

/** The name of a file, such as an attachment. */
export const FILE_NAME: NameRules = {
	slash: 'folder',
	refused: '_',
	control: '',
	leadingDots: true,
	extension: true,
	longest: 200,
};

/** A text that becomes part of a file's name, such as the title of a bookmark. */
export const TITLE: NameRules = {
	slash: 'character',
	refused: ' ',
	control: ' ',
	leadingDots: false,
	extension: false,
	longest: 150,
};

/** Characters that Windows, Linux or macOS refuse in a name, or take for something else. A colon would name a stream of NTFS. */
const REFUSED = /[<>:"|?*]+/g;
const SLASHES = /[/\\]+/;
/** Control characters, line and paragraph separators, lone surrogates. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
/** Characters without width and marks that turn the direction of writing: `invoice\u202efdp.exe` reads as `invoiceexe.pdf`. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+/g;
/** Names of devices on Windows, with any extension, and with blanks before it. */
const DEVICE = /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[\d\u00b9\u00b2\u00b3]|lpt[\d\u00b9\u00b2\u00b3])\s*(?:\.|$)/i;
/** Text after the last dot that is longer does not count as an extension. */
const LONGEST_EXTENSION = 20;

/**
 * Why Windows cannot have a file of this name, as the end of a sentence; `undefined` if it can.
 * `refusedByWindows('con.pdf')` is `'is the name of a device on Windows'`.
 */
export function refusedByWindows(name: string): string | undefined {
	const [character] = /[<>:"|?*]/.exec(name) ?? [];
	if (character === ':') return 'has a colon, which on Windows would hide the file in another one';
	if (character !== undefined) return `has the character ${character}, which Windows refuses`;
	if (DEVICE.test(name)) return 'is the name of a device on Windows';
	return /[. ]$/.test(name) ? 'ends in a full stop or a blank, which Windows removes' : undefined;
}

/** `text` as a name by these rules; `fallback` if nothing is left of it. `safeName('a/b?.pdf', FILE_NAME, 'x')` is `'b_.pdf'`. */
export function safeName(text: string, rules: NameRules, fallback: string): string {
	const given = rules.slash === 'folder' ? lastComponent(dropMiddle(text)) : dropMiddle(text);
	const visible = composeText(given).replace(CONTROL, rules.control).replace(INVISIBLE, '');
	const name = rules.slash === 'folder' ? visible : visible.split(SLASHES).join(rules.refused);
	const plain = trimName(name.replace(REFUSED, rules.refused).replace(/\s+/g, ' '), rules);
	if (plain === '') return fallback;
	return shortenName(DEVICE.test(plain) ? `_${plain}` : plain, '', rules);
}

/** Names of a megabyte, which thousands of attachments may share, are cut to their beginning, and their end for the extension. */
export const dropMiddle = (text: string): string =>
	text.length <= KEPT_HEAD + KEPT_END ? text : text.slice(0, KEPT_HEAD) + text.slice(-KEPT_END);

/** Characters of a long name that are looked at: beyond these, only invisible ones before them would make a difference. */
const [KEPT_HEAD, KEPT_END] = [8_000, 2_000];

/** The part after the last slash of either kind: a name may have been written on Windows. */
export const lastComponent = (name: string): string => name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);

/**
 * `names` in order, each once, also where upper and lower case make no difference.
 * `distinctNames(['a.xml', 'A.xml'], FILE_NAME)` is `['a.xml', 'A (2).xml']`.
 */
export const distinctNames = (names: readonly string[], rules: NameRules): string[] => atOnce(namingEach(names, rules));

/** The same in steps: an answer or a document may have hundreds of thousands of files. */
export function* namingEach(names: readonly string[], rules: NameRules): Steps<string[]> {
	const used = new Set<string>();
	/** The number tried last for a name: a hundred thousand equal names, or names that are cut to equal ones, must not be counted up again and again. */
	const counts = new Map<string, number>();
	const distinct: string[] = [];
	for (const name of names) {
		let [one, key] = [name, foldName(name)];
		if (used.has(key)) {
			const stem = foldName(shortenName(name, LONGEST_SUFFIX, rules));
			let count = counts.get(stem) ?? 1;
			for (; used.has(key); key = foldName(one)) one = shortenName(name, ` (${++count})`, rules);
			counts.set(stem, count);
		}
		used.add(key);
		distinct.push(one);
		yield NAMING_COST;
	}
	return distinct;
}

/** The cost of a name that is made distinct, see `Pace`. */
const NAMING_COST = 1_500;
/** As long as the number of any name: those that are cut for it to the same text share their numbers. */
const LONGEST_SUFFIX = ' (9999999)';

const foldName = (name: string): string => name.toUpperCase().toLowerCase();

/** Windows drops full stops and blanks at the end of a name: `a.exe.` would be `a.exe`. */
function trimName(name: string, { leadingDots }: NameRules): string {
	const begun = name.replace(leadingDots ? /^ +/ : /^[. ]+/, '');
	// A pattern would look for the end of the name from each of a thousand full stops.
	let end = begun.length;
	while (end > 0 && (begun[end - 1] === '.' || begun[end - 1] === ' ')) end--;
	return begun.slice(0, end);
}

/** The name with `suffix` before its extension, cut to the longest name that is allowed. */
function shortenName(name: string, suffix: string, rules: NameRules): string {
	const dot = name.lastIndexOf('.');
	const hasExtension = rules.extension && dot > 0 && Buffer.byteLength(name.slice(dot)) <= LONGEST_EXTENSION;
	const extension = hasExtension ? name.slice(dot) : '';
	const stem = hasExtension ? name.slice(0, dot) : name;
	const kept = beginningOf(stem, rules.longest - Buffer.byteLength(suffix + extension));
	return `${trimName(kept, rules) || '_'}${suffix}${extension}`;
}

/** The beginning of a text, which has at most this number of bytes in UTF-8, without half a character. */
function beginningOf(text: string, most: number): string {
	const bytes = Buffer.from(text);
	if (bytes.length <= most) return text;
	let end = Math.max(0, most);
	while (end > 0 && (bytes[end]! & CONTINUED) === CONTINUATION) end--;
	return bytes.toString('utf8', 0, end);
}

/** Bytes within a character of UTF-8. */
const [CONTINUED, CONTINUATION] = [0xc0, 0x80];

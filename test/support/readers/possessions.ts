/** The links, the bookmarks and the fonts of a document, as qpdf and poppler see them. */
import { popplerPassword, qpdfPassword, run } from './programs';

export interface Possessions {
	readonly links: number;
	/** Those that lead to a page. */
	readonly bookmarks: number;
	readonly fonts: readonly string[];
}

/** The exit code of qpdf for a document that it repaired. */
const WITH_WARNINGS = 3;
/** Characters of the first column of pdffonts. */
const FONT_NAME = 36;

interface Outline {
	readonly destpageposfrom1?: number | null;
	readonly kids?: readonly Outline[];
}

interface Dump {
	readonly pages: readonly { readonly object: string }[];
	readonly outlines: readonly Outline[];
	readonly qpdf: readonly [unknown, Readonly<Record<string, { readonly value?: unknown }>>];
}

type Entries = Readonly<Record<string, unknown>>;

/** Undefined if qpdf cannot read the document. In one that it repairs it may count less than there is, which is a loss less. */
export async function possessionsOf(file: string, password: string | undefined): Promise<Possessions | undefined> {
	const args = ['--json=2', '--json-key=pages', '--json-key=outlines', '--json-key=qpdf', '--json-stream-data=none'];
	const { code, stdout } = await run('qpdf', [...args, ...qpdfPassword(password), file]);
	if (code !== 0 && code !== WITH_WARNINGS) return undefined;
	const dump = dumpOf(stdout.toString('utf8'));
	if (!dump) return undefined;
	const { pages, outlines, qpdf } = dump;
	const get = (value: unknown): unknown => (typeof value === 'string' ? (qpdf[1][`obj:${value}`]?.value ?? value) : value);
	const entriesOf = (value: unknown): Entries => (get(value) as Entries | null) ?? {};
	const annotations = pages
		.map(({ object }) => get(entriesOf(object)['/Annots']))
		.flatMap((list) => (Array.isArray(list) ? list : []));
	const fonts = (await run('pdffonts', [...popplerPassword(password), file])).stdout.toString('utf8').split('\n').slice(2);
	return {
		links: annotations.filter((one) => get(entriesOf(one)['/Subtype']) === '/Link').length,
		bookmarks: countLeading(outlines),
		fonts: [...new Set(fonts.map((line) => withoutTag(line.slice(0, FONT_NAME).trim())).filter((name) => name !== ''))],
	};
}

/** qpdf writes numbers such as `+300.` as they are in the document, which is not JSON; each has a separate line. */
function dumpOf(text: string): Dump | undefined {
	const numbers = /^(\s*(?:"[^"\n]*": )?)([+-]?(?:\d+\.?\d*|\.\d+))(,?)$/gm;
	try {
		return JSON.parse(
			text.replace(numbers, (_, head: string, number: string, comma: string) => `${head}${Number(number)}${comma}`),
		) as Dump;
	} catch {
		return undefined;
	}
}

function countLeading(outlines: readonly Outline[]): number {
	let count = 0;
	const open = [...outlines];
	for (let item = open.pop(); item; item = open.pop()) {
		if (typeof item.destpageposfrom1 === 'number' && item.destpageposfrom1 > 0) count++;
		for (const kid of item.kids ?? []) open.push(kid);
	}
	return count;
}

/** The loss in another document that has a document `times` times, in words; undefined without one. */
export function lossOf(before: Possessions, after: Possessions, times = 1): string | undefined {
	const fonts = before.fonts.filter((name) => !after.fonts.includes(name));
	const [links, bookmarks] = [before.links * times, before.bookmarks * times];
	if (after.links < links) return `${after.links} links instead of ${links}`;
	if (after.bookmarks < bookmarks) return `${after.bookmarks} bookmarks that lead to a page instead of ${bookmarks}`;
	return fonts.length > 0 ? `lacks the font ${fonts[0]!}` : undefined;
}

/** Spaces, hyphens at ends of lines, marks and signs of direction: readers leave them out where they order lines in other ways. */
const READ_OTHERWISE = /[\s\p{M}\p{Cf}-]/u;

/** Whether a text has all characters of another one, in any order: readers order the words of turned pages in other ways. */
export function hasCharacters(text: string, wanted: string): boolean {
	const counts = new Map<string, number>();
	for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
	for (const character of wanted) {
		const left = (counts.get(character) ?? 0) - 1;
		if (left < 0 && !READ_OTHERWISE.test(character)) return false;
		counts.set(character, left);
	}
	return true;
}

/** A font is the same if only some of its glyphs are left, which the tag before its name says (ISO 32000-2, 9.9.2). */
const withoutTag = (name: string): string => name.replace(/^[A-Z]{6}\+/, '');

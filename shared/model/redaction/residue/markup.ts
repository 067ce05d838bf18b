/** Markup of XML and rich text, which may stand within a word. Others run while long texts are read. */
import type { Pace } from '../../../pace/pace';
import { changeInPieces } from './change-in-pieces';

/** Named characters: those of XML, and those of HTML that rich text has (HTML 4.01, 24.2), in the order of Latin-1 from U+00A0. */
const LATIN =
	'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const FIRST = 0xa0;

const ENTITIES: ReadonlyMap<string, string> = new Map([
	...LATIN.split(' ').map((name, at) => [name, String.fromCharCode(FIRST + at)] as const),
	...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
	...Object.entries({ OElig: '\u0152', oelig: '\u0153', Scaron: '\u0160', scaron: '\u0161', Yuml: '\u0178' }),
	...Object.entries({
		ensp: '\u2002',
		emsp: '\u2003',
		thinsp: '\u2009',
		zwnj: '\u200c',
		zwj: '\u200d',
		lrm: '\u200e',
		rlm: '\u200f',
	}),
	...Object.entries({ ndash: '\u2013', mdash: '\u2014', lsquo: '\u2018', rsquo: '\u2019', ldquo: '\u201c', rdquo: '\u201d' }),
]);

/** The longest escape, `&#1114111;`. */
const LONGEST = 10;

/** `M&uuml;ller` becomes `Müller`. Names that are not known stay. */
export const unescapeXml = (text: string, pace: Pace): Promise<string> =>
	changeInPieces(text, { opening: '&', reach: LONGEST }, unescapePiece, pace);

const unescapePiece = (text: string): string =>
	text.replace(
		/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}[1-4]{0,2}));/gi,
		(whole, decimal?: string, hex?: string, name?: string) => {
			if (name !== undefined) return ENTITIES.get(name) ?? ENTITIES.get(name.toLowerCase()) ?? whole;
			const point = decimal === undefined ? parseInt(hex!, 16) : parseInt(decimal, 10);
			return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
		},
	);

/** The cost of a tag or comment, and that of a character, see `Pace`. */
const [TAG, CHARACTER] = [100, 2];

/** Text with `gap` in place of each tag; comments and marks of sections go. */
export async function withoutMarkup(text: string, gap: string, pace: Pace): Promise<string> {
	const kept = new Kept(text);
	let [hasComments, sectionEnd] = [true, 0];
	for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', Math.max(kept.end, at + 1))) {
		const due = pace.step(TAG + (at - kept.end) * CHARACTER);
		if (due) await due;
		if (text.startsWith(SECTION, at)) {
			if (sectionEnd >= 0 && sectionEnd < at) sectionEnd = text.indexOf(SECTION_END, at);
			kept.cut(at, at + SECTION.length, '', sectionEnd);
			continue;
		}
		const isComment: boolean = hasComments && text.startsWith('<!--', at);
		const last: number = isComment ? text.indexOf('-->', at + 4) : -1;
		hasComments = !isComment || last >= 0;
		const close = last >= 0 ? last + 3 : endOfTag(text, at);
		if (close !== undefined) kept.cut(at, close, last >= 0 ? '' : gap, sectionEnd);
	}
	kept.cut(text.length, text.length, '', sectionEnd);
	return kept.text;
}

const SECTION = '<![CDATA[';
const SECTION_END = ']]>';
/** Parts that are joined at once: of millions, that would take long. */
const MOST_PARTS = 10_000;

/** The rest of a text that is cut from its beginning to its end. */
class Kept {
	/** The end of the last cut. */
	end = 0;
	private readonly blocks: string[] = [];
	private parts: string[] = [];

	constructor(private readonly whole: string) {}

	get text(): string {
		return this.blocks.join('') + this.parts.join('');
	}

	/** Puts `filling` in place of a part; the end of a section that is before it goes, too. */
	cut(from: number, to: number, filling: string, sectionEnd: number): void {
		const { whole, end, parts } = this;
		if (sectionEnd >= end && sectionEnd < from && whole.startsWith(SECTION_END, sectionEnd))
			parts.push(whole.slice(end, sectionEnd), whole.slice(sectionEnd + SECTION_END.length, from), filling);
		else parts.push(whole.slice(end, from), filling);
		this.end = to;
		if (parts.length < MOST_PARTS) return;
		this.blocks.push(parts.join(''));
		this.parts = [];
	}
}

const [LESS, GREATER, QUOTE, APOSTROPHE] = [0x3c, 0x3e, 0x22, 0x27];

/** A longer tag is text. */
const LONGEST_TAG = 1 << 20;

/** Where a tag ends, whose attributes may have `>` in them: after the first one, where a quotation mark stays open. */
function endOfTag(text: string, start: number): number | undefined {
	let quote: number | undefined;
	let first: number | undefined;
	const most = Math.min(text.length, start + LONGEST_TAG);
	for (let at = start + 1; at < most; at++) {
		const code = text.charCodeAt(at);
		if (code === LESS) return first;
		if (code === GREATER && quote === undefined) return at + 1;
		if (code === GREATER) first ??= at + 1;
		else if (code === quote) quote = undefined;
		else if (quote === undefined && (code === QUOTE || code === APOSTROPHE)) quote = code;
	}
	return first;
}

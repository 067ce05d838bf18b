/** Markup of XML and rich text, which may stand within a word. */

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

/** `unescapeXml('M&uuml;ller')` is `'Müller'`. Names that are not known stay. */
export const unescapeXml = (text: string): string =>
	text.replace(
		/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}[1-4]{0,2}));/gi,
		(whole, decimal?: string, hex?: string, name?: string) => {
			if (name !== undefined) return ENTITIES.get(name) ?? ENTITIES.get(name.toLowerCase()) ?? whole;
			const point = decimal === undefined ? parseInt(hex!, 16) : parseInt(decimal, 10);
			return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
		},
	);

/** Text with `gap` in place of each tag; comments and marks of sections go. */
export function withoutMarkup(text: string, gap: string): string {
	const plain = text.includes('<![CDATA[') ? text.replace(/<!\[CDATA\[|\]\]>/g, '') : text;
	return replaceTags(dropXmlComments(plain), gap);
}

function replaceTags(text: string, gap: string): string {
	const parts: string[] = [];
	let end = 0;
	for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', Math.max(end, at + 1))) {
		const close = endOfTag(text, at);
		if (close === undefined) continue;
		parts.push(text.slice(end, at), gap);
		end = close;
	}
	return parts.join('') + text.slice(end);
}

const [LESS, GREATER, QUOTE, APOSTROPHE] = [0x3c, 0x3e, 0x22, 0x27];

/** Where a tag ends, whose attributes may have `>` in them: after the first one, where a quotation mark stays open. */
function endOfTag(text: string, start: number): number | undefined {
	let quote: number | undefined;
	let first: number | undefined;
	for (let at = start + 1; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === LESS) return first;
		if (code === GREATER && quote === undefined) return at + 1;
		if (code === GREATER) first ??= at + 1;
		else if (code === quote) quote = undefined;
		else if (quote === undefined && (code === QUOTE || code === APOSTROPHE)) quote = code;
	}
	return first;
}

function dropXmlComments(text: string): string {
	let left = '';
	let end = 0;
	for (let at = text.indexOf('<!--'); at >= 0; at = text.indexOf('<!--', end)) {
		const close = text.indexOf('-->', at + 4);
		if (close < 0) break;
		left += text.slice(end, at);
		end = close + 3;
	}
	return left + text.slice(end);
}

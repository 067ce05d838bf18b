/** The little of HTML that counts in Markdown, and the text of the rest. */

/** The name of the first tag, in lower case: `!--` for a comment. */
export function tagOf(html: string): { readonly name: string; readonly closes: boolean } {
	const [, closing = '', name = ''] = /^\s*<(\/?)([a-z][a-z0-9-]*|!--)/i.exec(html) ?? [];
	return { name: name.toLowerCase(), closes: closing !== '' };
}

/** A page ends here. */
export const isPageBreak = (html: string): boolean => /^\s*<!--\s*page-?break\s*-->\s*$/i.test(html);

/** Elements whose content is not text. No tag holds `<`, so that no search for its end begins again. */
const HIDDEN = /<(script|style|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENTS = /<!--(?:-?>|[\s\S]*?(?:-->|$))|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<![a-z][\s\S]*?(?:>|$)/gi;
/** After these, a new line begins. */
const BREAKING = /<(?:br|hr|\/?(?:p|div|h[1-6]|li|ul|ol|tr|table|section|details|summary|blockquote|dl|dt|dd|pre))\b[^<>]*>/gi;
/** Between two cells of a row there is a blank. */
const CELLS = /<\/?(?:td|th)\b[^<>]*>/gi;
const TAGS = /<\/?[a-z][^<>]*(?:>|$)/gi;
const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The text of a block of HTML: its lines. */
export function textOfHtml(html: string): string[] {
	return html
		.replace(HIDDEN, '')
		.replace(COMMENTS, '')
		.replace(/\s+/g, ' ')
		.replace(BREAKING, '\n')
		.replace(CELLS, ' ')
		.replace(TAGS, '')
		.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
			if (name !== undefined) return REFERENCES[name.toLowerCase()] ?? whole;
			const code = decimal === undefined ? parseInt(hex!, 16) : Number(decimal);
			return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '\ufffd';
		})
		.split('\n')
		.map((line) => line.replace(/ +/g, ' ').trim())
		.filter((line) => line !== '');
}

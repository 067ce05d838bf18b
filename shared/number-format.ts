/** The text of page numbers: literal text and placeholders (docs/semantics.md, §20.4). */

export type Piece = { readonly literal: string } | { readonly placeholder: Placeholder };
const PLACEHOLDERS = ['number', 'last', 'label', 'name'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The pieces of a format, or what is wrong with it: placeholders that are not known, and braces that belong to none. */
export function parseNumberFormat(format: string): { readonly pieces: readonly Piece[] } | { readonly problem: string } {
	const pieces: Piece[] = [];
	const unknown: string[] = [];
	for (const part of format.normalize('NFC').split(/(\{[^{}]*\})/)) {
		const placeholder = PLACEHOLDERS.find((name) => `{${name}}` === part);
		if (placeholder) pieces.push({ placeholder });
		else if (/^\{[^{}]*\}$/.test(part)) unknown.push(part);
		else if (/[{}]/.test(part)) return { problem: `has a brace that belongs to no placeholder; ${VALID}` };
		else if (part) pieces.push({ literal: part });
	}
	if (unknown.length === 0) return { pieces };
	return {
		problem: `has the unknown ${unknown.length === 1 ? 'placeholder' : 'placeholders'} ${unknown.join(' and ')}; ${VALID}`,
	};
}

const VALID = `use ${PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}`;

/** The forms in which hosts give a text (docs/semantics.md, D49). */
import type { JsonObject } from './operations/types';

export const textTypes = ['application/json', 'text/plain', 'text/markdown'] as const;
export type TextType = (typeof textTypes)[number];

export const TEXT_EXTENSIONS: Readonly<Record<TextType, string>> = {
	'application/json': '.json',
	'text/plain': '.txt',
	'text/markdown': '.md',
};

/** The type of a file that holds nothing but the result, by the parameters of an operation that gives text. */
export function textFileType(parameters: object): TextType {
	const { per_page, layout } = parameters as { readonly per_page?: unknown; readonly layout?: unknown };
	if (per_page === true) return 'application/json';
	return layout === 'markdown' ? 'text/markdown' : 'text/plain';
}

/** The types that a service can answer, the default first. Separate pages come only as JSON. */
export function textAnswers(parameters: object): readonly TextType[] {
	const type = textFileType(parameters);
	return type === 'text/markdown' ? ['application/json', type, 'text/plain'] : [...new Set(['application/json', type] as const)];
}

/** The text in the data of a result. */
export const textOfResult = ({ text }: JsonObject): string => (typeof text === 'string' ? text : '');

/** Data without the text itself, such as for a list of results. */
export function withoutText({ text: _text, pages: _pages, ...rest }: JsonObject): JsonObject {
	return rest;
}

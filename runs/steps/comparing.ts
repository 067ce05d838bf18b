/** `compare-with-base`, `show-text` and `fail-on-difference`: they belong to compare-documents. */
import type { Issue } from '../../shared/contract/errors';
import { COMPARED, type Draft, type Step } from './step-values';

const COMPARING = 'compare_documents';

export interface Comparing {
	readonly withBase: boolean;
	readonly showText: boolean;
	readonly failOnDifference: boolean;
}

export const NOT_COMPARING: Comparing = { withBase: false, showText: false, failOnDifference: false };

/** Whether a document that shows the differences is written (docs/semantics.md, §33.1). */
export const givesDifference = (steps: readonly Step[]): boolean =>
	steps.some(({ name, params }) => name === COMPARING && 'difference_pdf' in params && params.difference_pdf === true);

/** The inputs of the host; `flag` reads one that is true or false. */
export const readComparing = (flag: (name: 'compare-with-base' | 'show-text' | 'fail-on-difference') => boolean): Comparing => ({
	withBase: flag('compare-with-base'),
	showText: flag('show-text'),
	failOnDifference: flag('fail-on-difference'),
});

/** A step that compares, with what the inputs of the host add to it. */
export function comparing(draft: Draft, { withBase, showText }: Comparing): Draft {
	if (draft.name !== COMPARING) return draft;
	return { ...draft, raw: { ...(showText && { with_text: 'true' }), ...draft.raw }, fromBase: withBase };
}

/** Reasons why the inputs do not go together. */
export function comparingIssues(steps: readonly Step[], { withBase, showText, failOnDifference }: Comparing): Issue[] {
	const given = [
		...(withBase ? ['compare-with-base'] : []),
		...(showText ? ['show-text'] : []),
		...(failOnDifference ? ['fail-on-difference'] : []),
	];
	if (!steps.some(({ name }) => name === COMPARING))
		return given.map((field) => ({ field, message: 'needs the operation compare-documents' }));
	if (!withBase) return [];
	if (steps.length > 1) return [{ field: 'compare-with-base', message: 'needs compare-documents as the only operation' }];
	return steps.some(({ paths }) => paths[COMPARED] !== undefined)
		? [{ field: 'compare-with-base', message: 'and compare-to exclude each other: give one of the two' }]
		: [];
}

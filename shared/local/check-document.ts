/**
 * check_document: the document passes through unchanged, or one error lists everything that is wrong with it (docs/semantics.md,
 * §21.2).
 */
import { OctavoError, type Issue } from '../errors';
import type { Font } from '../model/font/fonts-in-use';
import { invoiceFailures } from '../model/invoice/check-invoice';
import type { PdfDocument } from '../pdf/document';
import { openDocument } from '../pdf/open-document';
import { fontsOf, hasScripts, isLocked, pageCountOf } from './info/answers';
import { damagedNote } from './info/damaged-note';
import { quietly } from './info/info';
import type { LocalOperation } from './operation';
import { demandsText, patternsOf, textFailures, type TextPatterns } from './text/text-checks';

export const check_document: LocalOperation<'check_document'> = async (input, params, job) => {
	const { quiet, wasRepaired } = quietly(job);
	const patterns = await patternsOf(params, job.pace);
	const document = await openDocument(input.bytes, quiet, { password: params.open_password, evenIfLocked: true });
	const fileSize = input.bytes.length;
	const pageCount = pageCountOf(document);
	const text = await textOf(document, params, patterns);
	const failures = [...(await failuresOf(document, params, fileSize)), ...text.failures];
	if (failures.length > 0) throw failed(failures);
	const checks = Object.entries(params).flatMap(([wire, value]) => (NO_CHECKS.has(wire) || value === false ? [] : [wire]));
	const data = { passed: true, checks, pageCount, fileSize, locked: isLocked(document) };
	const notes = [...(wasRepaired() ? [DAMAGED] : []), ...text.notes];
	return { documents: [pageCount === null ? input : { ...input, pageCount }], data, notes, facts: {} };
};

/** Parameters that ask for nothing. */
const NO_CHECKS: ReadonlySet<string> = new Set(['open_password', 'search_mode']);

const DAMAGED = damagedNote('The document is damaged. Octavo could read it; other programs may not.');

type Params = Parameters<typeof check_document>[1];

async function textOf(document: PdfDocument, params: Params, patterns: TextPatterns): ReturnType<typeof textFailures> {
	if (!demandsText(params)) return { failures: [], notes: [] };
	return isLocked(document)
		? { failures: [hidden('what its text is')], notes: [] }
		: await textFailures(document, params, patterns);
}

const hidden = (what: string): string =>
	`The document needs a password to open, so it is not known ${what}: give it as open_password.`;

async function failuresOf(document: PdfDocument, params: Params, fileSize: number): Promise<string[]> {
	const { maximum_pages, maximum_bytes, require_embedded_fonts, require_unlocked, forbid_javascript } = params;
	const failures: string[] = [];
	if (maximum_pages !== undefined) {
		const pageCount = pageCountOf(document);
		if (pageCount === null) failures.push(hidden('how many pages it has'));
		else if (pageCount > maximum_pages)
			failures.push(`The document has ${counted(pageCount, 'page')}; at most ${maximum_pages} are allowed.`);
	}
	if (maximum_bytes !== undefined && fileSize > maximum_bytes)
		failures.push(`The file has ${fileSize} bytes; at most ${maximum_bytes} are allowed.`);
	if (require_embedded_fonts) {
		const fonts = await fontsOf(document);
		const names = fonts ? missing(fonts) : [];
		if (!fonts) failures.push(hidden('which fonts it has'));
		else if (names.length > 0)
			failures.push(`${names.length === 1 ? 'A font is' : `${names.length} fonts are`} not embedded: ${listed(names)}.`);
	}
	if (require_unlocked && document.security?.opensWithoutPassword === false)
		failures.push('The document does not open without a password.');
	const scripts = forbid_javascript ? await hasScripts(document) : false;
	if (scripts !== false) failures.push(scripts ? 'The document has JavaScript.' : hidden('whether it has JavaScript'));
	if (params.require_e_invoice) {
		const found = isLocked(document) ? [] : await invoiceFailures(document);
		if (isLocked(document)) failures.push(hidden('whether it is an electronic invoice'));
		failures.push(...found.map((failure) => `The document is not a right electronic invoice: ${failure}.`));
	}
	return failures;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const missing = (fonts: readonly Font[]): string[] =>
	fonts.flatMap(({ embedded, name }) => (embedded ? [] : [name === null ? 'a font without a name' : shown(name)]));

/** A name for a message: shortened, and without characters that could control a terminal or a page. */
const shown = (name: string): string => name.replace(/[^\p{L}\p{N} +,._-]/gu, '?').slice(0, 60);

/** As many names as a sentence takes. */
const NAMES = 10;

const listed = (names: readonly string[]): string => {
	const unique = [...new Set(names)];
	return unique.length > NAMES ? `${unique.slice(0, NAMES).join(', ')} and ${unique.length - NAMES} more` : unique.join(', ');
};

/** One error for all of them: the document cannot satisfy the request. */
function failed(failures: readonly string[]): OctavoError {
	const issues = failures.map((message): Issue => ({ field: 'file', message, mentions: ['open_password'] }));
	return new OctavoError('invalid_parameters', `The check failed: ${failures.join(' ')}`, { issues });
}

/**
 * check_document: the document passes through unchanged, or one error lists everything that is wrong with it (docs/semantics.md,
 * §21.2).
 */
import type { JsonObject, Note } from '../backend';
import { OctavoError, type Issue } from '../errors';
import { openDocument } from '../pdf/open-document';
import { documentInfo, quietly } from './info/info';
import type { LocalOperation } from './operation';

export const check_document: LocalOperation<'check_document'> = async (input, params, job) => {
	const { quiet, wasRepaired } = quietly(job);
	const document = await openDocument(input.bytes, quiet, { password: params.open_password, evenIfLocked: true });
	const info = await documentInfo(document, { perPage: false, repaired: wasRepaired(), size: input.bytes.length });
	const failures = failuresOf(info, params);
	if (failures.length > 0) throw failed(failures);
	const { pageCount, locked } = info;
	const checks = Object.entries(params).flatMap(([wire, value]) => (wire === 'open_password' || value === false ? [] : [wire]));
	const data = { passed: true, checks, pageCount: pageCount ?? null, fileSize: input.bytes.length, locked: locked === true };
	const notes = wasRepaired() ? [DAMAGED] : [];
	return { documents: [typeof pageCount === 'number' ? { ...input, pageCount } : input], data, notes, facts: {} };
};

const DAMAGED: Note = {
	code: 'document_damaged',
	message: 'The document is damaged. Octavo could read it; other programs may not.',
};

type Params = Parameters<typeof check_document>[1];

function failuresOf(info: JsonObject, params: Params): string[] {
	const { maximum_pages, maximum_bytes, require_embedded_fonts, require_unlocked, forbid_javascript } = params;
	const { pageCount, fonts, javascript, encryption } = info;
	const fileSize = Number(info['fileSize']);
	const failures: string[] = [];
	const hidden = (what: string) => `The document needs a password to open, so it is not known ${what}: give it as open_password.`;
	if (maximum_pages !== undefined) {
		if (typeof pageCount !== 'number') failures.push(hidden('how many pages it has'));
		else if (pageCount > maximum_pages)
			failures.push(`The document has ${counted(pageCount, 'page')}; at most ${maximum_pages} are allowed.`);
	}
	if (maximum_bytes !== undefined && fileSize > maximum_bytes)
		failures.push(`The file has ${fileSize} bytes; at most ${maximum_bytes} are allowed.`);
	if (require_embedded_fonts) {
		const names = Array.isArray(fonts) ? missing(fonts as readonly JsonObject[]) : undefined;
		if (!names) failures.push(hidden('which fonts it has'));
		else if (names.length > 0)
			failures.push(`${names.length === 1 ? 'A font is' : `${names.length} fonts are`} not embedded: ${listed(names)}.`);
	}
	if (require_unlocked && (encryption as JsonObject | null)?.['opensWithoutPassword'] === false)
		failures.push('The document does not open without a password.');
	if (forbid_javascript && javascript !== false)
		failures.push(javascript === true ? 'The document has JavaScript.' : hidden('whether it has JavaScript'));
	return failures;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const missing = (fonts: readonly JsonObject[]): string[] =>
	fonts.flatMap(({ embedded, name }) =>
		embedded === false ? [typeof name === 'string' ? shown(name) : 'a font without a name'] : [],
	);

/** A name for a message: shortened, and without characters that could control a terminal or a page. */
const shown = (name: string): string => name.replace(/[^\p{L}\p{N} +,._-]/gu, '?').slice(0, 60);

/** As many names as a sentence takes. */
const NAMES = 10;

const listed = (names: readonly string[]): string => {
	const unique = [...new Set(names)];
	return unique.length > NAMES ? `${unique.slice(0, NAMES).join(', ')} and ${unique.length - NAMES} more` : unique.join(', ');
};

/** One error for all of them: the document cannot satisfy what was asked of it. */
function failed(failures: readonly string[]): OctavoError {
	const issues = failures.map((message): Issue => ({ field: 'file', message, mentions: ['open_password'] }));
	return new OctavoError('invalid_parameters', `The check failed: ${failures.join(' ')}`, { issues });
}

/**
 * check_document: the document passes through unchanged; what is wrong with it is listed in one error or in a report
 * (docs/semantics.md, §21.2).
 */
import { raiseViolations, tooLarge, violation, type Violation } from '../contract/check-report';
import type { Font } from '../model/font/fonts-in-use';
import { checkSignatures } from '../model/signature/checking/check-signatures';
import { signatureFailures } from '../model/signature/checking/signature-failures';
import { checkDocument, sentencesOf } from '../model/invoice/checking/check-invoice';
import type { PdfDocument } from '../pdf/document';
import { openDocument } from '../pdf/open-document';
import { countNoun, listItems } from '../sentences';
import { fontsOf, hasScripts, isLocked, pageCountOf } from './info/answers';
import { damagedNote } from './info/damaged-note';
import { drawForReading } from './form/draw-for-reading';
import { quietly } from './info/info';
import type { LocalOperation } from './operation';
import { demandsOfText, patternsOf, textViolations, type TextFindings, type TextPatterns } from './text/text-checks';
import { addAll } from '../lists';

export const check_document: LocalOperation<'check_document'> = async (input, params, job) => {
	const { quiet, wasRepaired } = quietly(job);
	const patterns = await patternsOf(params, job);
	const document = await openDocument(input.bytes, quiet, { password: params.open_password, evenIfLocked: true });
	const fileSize = input.bytes.length;
	const pageCount = pageCountOf(document);
	const violations = await violationsOf(document, params, fileSize);
	const signatures = await signatureViolations(document, input.bytes, params, wasRepaired());
	// Last, because fields that viewers draw are drawn for it.
	const text = await checkText(document, params, patterns);
	const failures = [...violations, ...signatures, ...text.violations];
	const checks = Object.entries(params).flatMap(([wire, value]) => (NO_CHECKS.has(wire) || value === false ? [] : [wire]));
	const passed = failures.length === 0;
	const data = { passed, checks, failures, pageCount, fileSize, locked: isLocked(document) };
	if (params.on_violation === 'error') raiseViolations(data);
	const notes = [...(wasRepaired() ? [DAMAGED] : []), ...text.notes];
	const { textlessPages } = text;
	return {
		documents: [pageCount === null ? input : { ...input, pageCount }],
		data,
		notes,
		facts: { ...(textlessPages && { textlessPages }) },
	};
};

/** Parameters that ask for nothing. */
const NO_CHECKS: ReadonlySet<string> = new Set(['open_password', 'search_mode', 'on_violation']);

const DAMAGED = damagedNote('The document is damaged. Octavo could read it; other programs may not.');

type Params = Parameters<typeof check_document>[1];

async function checkText(document: PdfDocument, params: Params, patterns: TextPatterns): Promise<TextFindings> {
	const demanded = demandsOfText(params);
	if (demanded.length === 0) return { violations: [], notes: [] };
	if (isLocked(document)) return { violations: [hiddenViolation(demanded[0]!, 'what its text is')], notes: [] };
	await drawForReading(document);
	return await textViolations(document, params, patterns);
}

const hiddenViolation = (rule: string, what: string): Violation =>
	violation(rule, `The document needs a password to open, so it is not known ${what}: give it as open_password.`);

async function violationsOf(document: PdfDocument, params: Params, fileSize: number): Promise<Violation[]> {
	const { maximum_pages, maximum_bytes, require_embedded_fonts, require_unlocked, forbid_javascript } = params;
	const violations: Violation[] = [];
	if (maximum_pages !== undefined) {
		const found = pageCountOf(document);
		if (found === null) violations.push(hiddenViolation('maximum_pages', 'how many pages it has'));
		else if (found > maximum_pages)
			violations.push(
				violation('maximum_pages', `The document has ${countNoun(found, 'page')}; at most ${maximum_pages} are allowed.`, {
					found,
					limit: maximum_pages,
				}),
			);
	}
	if (maximum_bytes !== undefined && fileSize > maximum_bytes)
		violations.push(
			violation('maximum_bytes', tooLarge(fileSize, maximum_bytes, 'bytes'), { found: fileSize, limit: maximum_bytes }),
		);
	if (require_embedded_fonts) addAll(violations, fontViolations(await fontsOf(document)));
	if (require_unlocked && document.security?.opensWithoutPassword === false)
		violations.push(violation('require_unlocked', 'The document does not open without a password.'));
	const scripts = forbid_javascript ? await hasScripts(document) : false;
	if (scripts === null) violations.push(hiddenViolation('forbid_javascript', 'whether it has JavaScript'));
	else if (scripts) violations.push(violation('forbid_javascript', 'The document has JavaScript.'));
	if (params.require_e_invoice) addAll(violations, await invoiceViolations(document));
	return violations;
}

function fontViolations(fonts: readonly Font[] | null): Violation[] {
	const rule = 'require_embedded_fonts';
	if (!fonts) return [hiddenViolation(rule, 'which fonts it has')];
	const names = missing(fonts);
	if (names.length === 0) return [];
	const subject = names.length === 1 ? 'A font is' : `${names.length} fonts are`;
	return [violation(rule, `${subject} not embedded: ${listItems([...new Set(names)])}.`, { found: names.length, limit: 0 })];
}

async function invoiceViolations(document: PdfDocument): Promise<Violation[]> {
	const rule = 'require_e_invoice';
	if (isLocked(document)) return [hiddenViolation(rule, 'whether it is an electronic invoice')];
	const { failures } = await checkDocument(document);
	return sentencesOf(failures).map((failure) => violation(rule, `The document is not a valid electronic invoice: ${failure}.`));
}

async function signatureViolations(
	document: PdfDocument,
	input: Uint8Array,
	params: Params,
	isDamaged: boolean,
): Promise<Violation[]> {
	const rule = 'require_signature';
	if (!params.require_signature) return [];
	if (isLocked(document)) return [hiddenViolation(rule, 'whether it is signed')];
	const checked = await checkSignatures(document, input, { password: params.open_password, anchors: undefined, isDamaged });
	return signatureFailures(checked).map((failure) => violation(rule, `The document ${failure}.`));
}

const missing = (fonts: readonly Font[]): string[] =>
	fonts.flatMap(({ embedded, name }) => (embedded ? [] : [name === null ? 'a font without a name' : showName(name)]));

/** A name for a message: shortened, and without characters that could control a terminal or a page. */
const showName = (name: string): string => name.replace(/[^\p{L}\p{N} +,._-]/gu, '?').slice(0, 60);

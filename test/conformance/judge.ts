/** Whether a result has the facts of a case, as programs see it that we did not write. */
import type { ResultDocument } from '../../shared/backend';
import { opensInQpdf } from '../support/documents/protection';
import { pageTexts, qpdfCheck, qpdfJson, run, showEncryption, uncompressed } from '../support/judges/tools';
import type { Facts } from './case';

export function judge(documents: readonly ResultDocument[], facts: Facts, maximumBytes: number): void {
	const password = facts.opensWith?.[0];
	if (!facts.texts) {
		expect(documents).toEqual([]);
		return;
	}
	for (const { bytes } of documents) expect(qpdfCheck(bytes, password)).toMatchObject({ clean: true });
	const texts = documents.map(({ bytes }) => pageTexts(bytes, password));
	// Line by line: the place of a mark among the words of a page does not matter here.
	expect(texts.flat().map(sortedLines)).toEqual(facts.texts.map(sortedLines));

	if (facts.parts || facts.partCount) {
		expect(documents.map(({ name }) => name)).toEqual(documents.map((_, index) => `${String(index + 1).padStart(5, '0')}.pdf`));
		for (const [index, { bytes }] of documents.entries())
			if ((texts[index]?.length ?? 0) > 1) expect(bytes.length).toBeLessThanOrEqual(maximumBytes);
	} else expect(documents).toHaveLength(1);
	if (facts.matches) expect(documents.map(({ match }) => match ?? null)).toEqual(facts.matches);
	if (facts.parts) expect(texts.map(({ length }) => length)).toEqual(facts.parts);
	if (facts.partCount) {
		expect(documents.length).toBeGreaterThanOrEqual(facts.partCount.atLeast);
		expect(documents.length).toBeLessThanOrEqual(facts.partCount.atMost);
	}
	for (const { bytes } of documents) judgeOne(bytes, facts, password);
}

function judgeOne(bytes: Uint8Array, facts: Facts, password: string | undefined): void {
	if (facts.sizes) expect(sizes(bytes)).toEqual(facts.sizes);
	if (facts.rotations) expect(rotations(bytes, password)).toEqual(facts.rotations);
	if (facts.encryption ?? facts.permissions) {
		const told = showEncryption(bytes, password);
		if (facts.encryption) expect(encryption(told)).toBe(facts.encryption);
		if (facts.permissions !== undefined) expect(/^P = (-?\d+)$/m.exec(told)?.[1]).toBe(String(facts.permissions));
	}
	// The first password has opened the document already.
	for (const one of facts.opensWith?.slice(1) ?? []) expect([one, opensInQpdf(bytes, one)]).toEqual([one, true]);
	for (const one of facts.closedTo ?? []) expect([one, opensInQpdf(bytes, one)]).toEqual([one, false]);
	if (facts.holdsNot) {
		const whole = uncompressed(bytes, password);
		for (const piece of facts.holdsNot) expect([piece, whole.includes(piece)]).toEqual([piece, false]);
	}
	if (facts.outline) expect(outline(qpdfJson(bytes, password).outlines)).toEqual(facts.outline);
	if (facts.fields) expect(fieldNames(bytes, password)).toEqual(facts.fields);
}

const sortedLines = (text: string): string[] =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '')
		.sort();

function sizes(bytes: Uint8Array): number[][] {
	const { stdout } = run('pdfinfo', ['-f', '1', '-l', '9999', '-'], bytes);
	const lines = stdout.toString('utf8').matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+)/gm);
	return [...lines].map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
}

function rotations(bytes: Uint8Array, password: string | undefined): number[] {
	const file = Buffer.from(uncompressed(bytes, password), 'latin1');
	const { stdout } = run('pdfinfo', ['-f', '1', '-l', '9999', '-'], file);
	return [...stdout.toString('utf8').matchAll(/^Page +\d+ rot: +(\d+)$/gm)].map(([, degrees]) => Number(degrees));
}

function encryption(told: string): string {
	if (told.includes('File is not encrypted')) return 'none';
	return told.includes('AESv3') ? 'AES-256' : told.includes('AESv2') ? 'AES-128' : told;
}

interface OutlineEntry {
	readonly title: string;
	readonly kids: readonly OutlineEntry[];
}

const outline = (entries: readonly OutlineEntry[]): string[] => entries.flatMap(({ title, kids }) => [title, ...outline(kids)]);

function fieldNames(bytes: Uint8Array, password: string | undefined): string[] {
	const { acroform } = qpdfJson(bytes, password) as { acroform: { fields: { fullname: string }[] } };
	return [...new Set(acroform.fields.map(({ fullname }) => fullname))];
}

/** Whether results are what a case says, and otherwise what the inputs were, as programs see them that we did not write. */
import type { ResultDocument } from '../../shared/contract/backend';
import { opensInQpdf } from '../support/documents/protection';
import { portraitOf, type Portrait } from '../support/judges/portrait';
import { starting } from '../support/judges/needs';
import { isThere } from '../support/judges/programs.cjs';
import { signaturesIn } from '../support/judges/signatures';
import { qpdfCheck, uncompressed } from '../support/judges/tools';
import type { Gives } from './case';
import { factsOf, joined, rearranged, sortedWords } from './facts';

/** The inputs of an operation. */
export interface Inputs {
	/** Undefined if they are not PDF documents. */
	readonly portraits: readonly Portrait[] | undefined;
	readonly bytes: number;
}

export function judge(documents: readonly ResultDocument[], gives: Gives, inputs: Inputs, maximumBytes: number): void {
	const password = gives.opensWith?.[0];
	for (const { bytes } of documents) expect(qpdfCheck(bytes, password)).toMatchObject({ clean: true });
	const portraits = documents.map(({ bytes }) => portraitOf(bytes, password));
	judgeParts(documents, portraits, gives, maximumBytes);
	judgeFacts(portraits, gives, inputs.portraits);
	for (const { bytes } of documents) judgeOne(bytes, gives, password);
	if (gives.smaller) expect(documents.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(inputs.bytes);
}

function judgeParts(
	documents: readonly ResultDocument[],
	portraits: readonly Portrait[],
	{ parts, partCount, matches }: Gives,
	maximumBytes: number,
): void {
	const counts = portraits.map(({ pages }) => pages.length);
	if (parts || partCount) {
		expect(documents.map(({ name }) => name)).toEqual(documents.map((_, index) => `${String(index + 1).padStart(5, '0')}.pdf`));
		for (const [index, { bytes }] of documents.entries())
			if (counts[index]! > 1) expect(bytes.length).toBeLessThanOrEqual(maximumBytes);
	} else expect(documents).toHaveLength(1);
	if (matches) expect(documents.map(({ match }) => match ?? null)).toEqual(matches);
	if (parts) expect(counts).toEqual(parts);
	if (partCount) {
		expect(documents.length).toBeGreaterThanOrEqual(partCount.atLeast);
		expect(documents.length).toBeLessThanOrEqual(partCount.atMost);
	}
}

/** A fact that the case does not name is that of the inputs, so that nothing else changes. */
function judgeFacts(portraits: readonly Portrait[], gives: Gives, inputs: readonly Portrait[] | undefined): void {
	const result = joined(portraits);
	const found = factsOf(result);
	const named: Record<string, unknown> = Object.fromEntries(Object.entries(gives).filter(([fact]) => fact in found));
	if (gives.texts) named['texts'] = gives.texts.map(sortedWords);
	if (!inputs) {
		expect(found).toMatchObject(named);
		return;
	}
	const before = joined(inputs);
	const source = rearranged(before, gives.pages ?? before.pages.map((_, index) => index + 1));
	expect(found).toEqual({ ...factsOf(source), ...named });
	for (const { metadata, encryption, permissions } of portraits)
		expect({ metadata, encryption, permissions }).toEqual({
			metadata: found.metadata,
			encryption: found.encryption,
			permissions: found.permissions,
		});
	const looks = result.pages.map(({ look }, index) => look !== source.pages[index]!.look);
	expect(looks.flatMap((isOther, index) => (isOther ? [index + 1] : []))).toEqual(redrawnPages(gives, source));
}

/** New pages look like none. */
const redrawnPages = ({ redrawn = [] }: Gives, { pages }: Portrait): number[] =>
	pages.flatMap(({ look }, index) => (look === '' || redrawn === 'all' || redrawn.includes(index + 1) ? [index + 1] : []));

function judgeOne(bytes: Uint8Array, gives: Gives, password: string | undefined): void {
	// The first password has opened the document already.
	for (const one of gives.opensWith?.slice(1) ?? []) expect([one, opensInQpdf(bytes, one)]).toEqual([one, true]);
	for (const one of gives.closedTo ?? []) expect([one, opensInQpdf(bytes, one)]).toEqual([one, false]);
	if (gives.signatures && isThere('poppler'))
		starting(['poppler'], () => expect(signaturesIn(bytes, password)).toEqual(gives.signatures));
	if (gives.holdsNot) {
		const whole = uncompressed(bytes, password);
		for (const piece of gives.holdsNot) expect([piece, whole.includes(piece)]).toEqual([piece, false]);
	}
}

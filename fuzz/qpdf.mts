/**
 * qpdf judges the results. It may report only what it reports about the source too, since objects that were not edited are
 * copied unchanged. If the source is damaged, qpdf and we may find different objects in it. Then it may also report faults inside
 * streams and values, but no other fault: the structure around them is ours.
 */
import { qpdfCheck } from '../test/support/judges/tools';
import type { Source, Success } from './target.mts';

/** Returns what is wrong with a result, or undefined. */
export function qpdfSays({ sources, results }: Success): string | undefined {
	let before: Judgement | undefined;
	for (const { bytes, password } of results) {
		// There was nothing to remove, so the document came back unchanged (docs/semantics.md, §9).
		if (sources.some((source) => Buffer.from(bytes).equals(source.bytes))) continue;
		const { clean, output } = qpdfCheck(bytes, password);
		if (clean) continue;
		const { whole, kinds } = (before ??= joined(sources.map(judgementOf)));
		const fresh = complaintsOf(output).find((one) => {
			const kind = kindOf(one);
			return STRUCTURE.test(kind) ? !(kinds.has(kind) && OBJECT.test(kind)) : whole && !kinds.has(kind);
		});
		if (fresh !== undefined) return `qpdf: ${fresh}`;
	}
	return undefined;
}

/** Complaints about what a result was made from. */
interface Judgement {
	/** Whether qpdf and we find the same objects in it. */
	readonly whole: boolean;
	readonly kinds: ReadonlySet<string>;
}

function judgementOf({ bytes, password }: Source): Judgement {
	// Of a JPEG image only the header is read; its data is embedded unchanged (docs/semantics.md, D33).
	if (password === undefined) return { whole: true, kinds: new Set(UNREAD) };
	const complaints = complaintsOf(qpdfCheck(bytes, password).output);
	const kinds = new Set(complaints.map(kindOf));
	const isUnread = complaints.some((one) => one.startsWith('qpdf: '));
	const guessed = [...kinds].some(
		(kind) =>
			STRUCTURE.test(kind) || /operation for \w+ attempted|parse error|error reading object|ignoring non-stream/.test(kind),
	);
	// qpdf does not read data with /Crypt filters, which a new encryption removes.
	return { whole: !isUnread && !guessed && !Buffer.from(bytes).includes('/Crypt'), kinds };
}

const UNREAD = ['error decoding stream data', 'stream will be re-processed without filtering to avoid data loss'];

const joined = (all: readonly Judgement[]): Judgement => ({
	whole: all.every(({ whole }) => whole),
	kinds: new Set(all.flatMap(({ kinds }) => [...kinds])),
});

/** Complaints about the structure, which the source does not excuse: cross-reference, trailer, page tree, object boundaries. */
const STRUCTURE =
	/file is damaged|startxref|xref|trailer|reconstruct|\/Root|\/Pages|\/Kids|\/Count|page tree|pages tree|\/Type key should be|expected endobj|expected endstream|stream length|expected N N obj|offset 0|EOF after|object stream header|loop detected|recovered/;

/** The ones that a copied object may have if it has them in the source. */
const OBJECT = /^expected endobj$/;

/** Lines that are a warning or an error, without the file's name; after one that starts with `qpdf: `, qpdf stops reading. */
const complaintsOf = (output: string): string[] =>
	output
		.split('\n')
		.filter(
			(line) => /^(WARNING|ERROR|qpdf): /.test(line) && !/^qpdf: (operation succeeded with warnings|errors detected)/.test(line),
		)
		.map((line) => line.replace(/^(WARNING|ERROR): |\S*document\.pdf[:,]? ?/g, ''));

/** Removes places, numbers and values, which differ between source and result. */
const kindOf = (complaint: string): string =>
	complaint
		.replace(/^.*(offset \d+\)?|of page|page \d+): /, '')
		.replace(/\d+/g, 'N')
		.replace(/(decoding stream data|invalid character|QPDFFake).*/, '$1')
		.trim();

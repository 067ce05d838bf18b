/**
 * qpdf as the judge of results. A success must be clean; what it may say all the same is what it says of the source too, since
 * objects that nobody edits are copied as they are. Where the source is damaged, qpdf and we may find different objects in it:
 * then it may complain of what stands in streams and values, and of nothing else: the file around them is ours.
 */
import { qpdfCheck } from '../test/support/tools';
import type { Success } from './targets.mts';

/** What is wrong with a result, or undefined. */
export function qpdfSays({ source, sourcePassword, results }: Success): string | undefined {
	let before: { readonly whole: boolean; readonly kinds: ReadonlySet<string> } | undefined;
	for (const { bytes, password } of results) {
		// There was nothing to remove: the document came back as it is (docs/semantics.md, §9).
		if (Buffer.from(bytes).equals(source)) continue;
		const { clean, output } = qpdfCheck(bytes, password);
		if (clean) continue;
		before ??= judgementOf(qpdfCheck(source, sourcePassword).output, Buffer.from(source).includes('/Crypt'));
		const { whole, kinds } = before;
		const fresh = complaintsOf(output).find((one) => {
			const kind = kindOf(one);
			return STRUCTURE.test(kind) ? !(kinds.has(kind) && OBJECT.test(kind)) : whole && !kinds.has(kind);
		});
		if (fresh !== undefined) return `qpdf: ${fresh}`;
	}
	return undefined;
}

/** Of the source. `opaque`: qpdf does not look behind /Crypt filters, which are gone when all is encrypted anew. */
const judgementOf = (output: string, opaque: boolean): { whole: boolean; kinds: Set<string> } => {
	const kinds = new Set(complaintsOf(output).map(kindOf));
	const guessed = [...kinds].some((kind) => STRUCTURE.test(kind) || /^qpdf: |operation for \w+ attempted|parse error/.test(kind));
	return { whole: !guessed && !opaque, kinds };
};

/** Of the file as a whole, where the source is no excuse: cross-reference, trailer, page tree, borders of objects. */
const STRUCTURE =
	/file is damaged|startxref|xref|trailer|reconstruct|\/Root|\/Pages|\/Kids|\/Count|page tree|pages tree|\/Type key should be|expected endobj|expected endstream|stream length|expected N N obj|offset 0|EOF after|object stream header|loop detected|recovered/;

/** Of these, what may be so of an object that was copied, if it was so in the source. */
const OBJECT = /^expected endobj$/;

/** Lines that are a warning or an error, without the file's name; those that start with `qpdf: ` end all reading. */
const complaintsOf = (output: string): string[] =>
	output
		.split('\n')
		.filter(
			(line) => /^(WARNING|ERROR|qpdf): /.test(line) && !/^qpdf: (operation succeeded with warnings|errors detected)/.test(line),
		)
		.map((line) => line.replace(/^(WARNING|ERROR): |\S*document\.pdf[:,]? ?/g, ''));

/** Places, numbers and what was there differ between source and result. */
const kindOf = (complaint: string): string =>
	complaint
		.replace(/^.*(offset \d+\)?|of page|page \d+): /, '')
		.replace(/\d+/g, 'N')
		.replace(/(decoding stream data|invalid character|QPDFFake).*/, '$1')
		.trim();

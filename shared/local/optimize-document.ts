/** optimize_document: smaller without loss, and never larger (docs/semantics.md, D34). */
import { withSameBytes } from '../pdf/syntax/portable-codec';
import type { LocalOperation } from './operation';
import { makeSmaller, NOT_SMALLER, savedPercent } from './optimize/smaller';

export const optimize_document: LocalOperation<'optimize_document'> = async (input, { open_password }, job) => {
	const { bytes, isSmaller, pageCount, notes, written } = await makeSmaller(input, open_password, {
		...job,
		codec: withSameBytes(job),
	});
	const bytesBefore = input.bytes.length;
	const bytesAfter = bytes.length;
	if (written) job.onWritten?.(written);
	return {
		documents: [{ name: input.name, bytes, pageCount }],
		notes: isSmaller ? notes : [NOT_SMALLER],
		facts: { pageCount, bytesBefore, bytesAfter, savedPercent: isSmaller ? savedPercent(bytesBefore, bytesAfter) : 0 },
	};
};

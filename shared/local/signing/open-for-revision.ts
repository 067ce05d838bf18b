/** Opens documents to which a revision is appended (docs/semantics.md, D70). */
import { invalidParameters } from '../../contract/errors';
import { findSignatures, type FoundSignature } from '../../model/signature/signature-facts';
import type { PdfDocument } from '../../pdf/document';
import { openDocument } from '../../pdf/open-document';
import { canAppend } from '../../pdf/write/append';
import { save } from '../../pdf/write/save';
import { countNoun } from '../../sentences';
import type { LocalJob } from '../operation';

/** A document that can be appended to: a damaged one is repaired and written again first, unless it is signed. */
export async function openForRevision(
	bytes: Uint8Array,
	password: string | undefined,
	job: LocalJob,
): Promise<{ readonly document: PdfDocument; readonly signed: readonly FoundSignature[] }> {
	let isDamaged = false;
	const { onRepaired } = job;
	const watched: LocalJob = {
		...job,
		onRepaired: (damage) => {
			// Damaged data stays as it is, as all that is signed.
			isDamaged ||= !damage.isOfDataAlone;
			onRepaired?.(damage);
		},
	};
	const document = await openDocument(bytes, watched, { password });
	const signed = (await findSignatures(document)).filter(({ signature }) => signature !== undefined);
	if (!(isDamaged as boolean) && canAppend(document, bytes)) return { document, signed };
	if (signed.length > 0)
		throw invalidParameters([
			{
				field: 'file',
				message: `is damaged, and has ${countNoun(signed.length, 'signature')} that a repair would make invalid: ask its author for another copy`,
			},
		]);
	const repaired = await save(document);
	return { document: await openDocument(repaired, { ...job, asked: undefined }, { password }), signed };
}

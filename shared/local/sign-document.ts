/** sign_document: appends a signature, so that those before it stay valid (docs/semantics.md, D71). */
import { invalidParameters, OctavoError } from '../contract/errors';
import { isoDate, pdfDate } from '../contract/values/dates';
import { FormModel } from '../model/form/form-model';
import { dropXfa, refuseDynamic } from '../model/form/xfa';
import { openSigningKey, requireSigning } from '../model/certificate/signing-key';
import { parseTime } from '../model/signature/checking/check-signatures';
import { requestTimeStamp } from '../model/signature/cms/request-time-stamp';
import { findSignatures } from '../model/signature/signature-facts';
import { signRevision } from '../model/signature/signing/sign';
import { catalogEntry } from '../model/tree/removal';
import type { PdfDocument } from '../pdf/document';
import { openDocument } from '../pdf/open-document';
import { canAppend } from '../pdf/write/append';
import { save } from '../pdf/write/save';
import { countNoun } from '../sentences';
import type { LocalJob, LocalOperation } from './operation';

export const sign_document: LocalOperation<'sign_document'> = async (input, params, job) => {
	const signing = await openSigningKey(params.certificate, params.certificate_password ?? '', job.pace);
	const signedAt = params.signed_at ?? new Date(clockOf(job)()).toISOString().replace(/\.\d+Z$/, 'Z');
	requireSigning(signing, parseTime(isoDate(signedAt)!));
	const { document, isSigned } = await openForRevision(input.bytes, params.open_password, job);
	const model = await FormModel.read(document);
	refuseDynamic(document, model);
	const notes = isSigned ? [] : dropXfa(document, 'values');
	if (!isSigned) dropNeedAppearances(document);
	const server = params.timestamp_server;
	const bytes = await signRevision(document, signing, {
		field: params.sign_field,
		certification: params.certification,
		reason: params.reason,
		location: params.location,
		signer: params.signer,
		date: pdfDate(signedAt)!,
		stamp: server === undefined ? undefined : (signature) => requestTimeStamp(signature, server, networkOf(job)),
		draw: undefined,
	});
	const pageCount = document.pages.count;
	const signer = params.signer ?? signing.certificate.subjectName ?? '';
	const facts = { pageCount, signer, signedAt: isoDate(signedAt)!, level: server === undefined ? 'B-B' : 'B-T' };
	return { documents: [{ name: input.name, bytes, pageCount }], notes, facts };
};

const clockOf = ({ lent }: LocalJob): (() => number) => lent.clock ?? unavailable('a clock');
const networkOf = ({ lent }: LocalJob): NonNullable<LocalJob['lent']['network']> =>
	lent.network ?? unavailable('access to the network');

function unavailable(what: string): never {
	throw new OctavoError('unavailable', `sign_document does not work here: it needs ${what}`);
}

/** A document that can be appended to: a damaged one is repaired and written again first, unless it is signed. */
async function openForRevision(
	bytes: Uint8Array,
	password: string | undefined,
	job: LocalJob,
): Promise<{ document: PdfDocument; isSigned: boolean }> {
	let isDamaged = false;
	const { onRepaired } = job;
	const watched: LocalJob = {
		...job,
		onRepaired: (damage) => {
			isDamaged = true;
			onRepaired?.(damage);
		},
	};
	const document = await openDocument(bytes, watched, { password });
	const signed = (await findSignatures(document)).filter(({ signature }) => signature !== undefined);
	const isSigned = signed.length > 0;
	if (!(isDamaged as boolean) && canAppend(document, bytes)) return { document, isSigned };
	if (isSigned)
		throw invalidParameters([
			{
				field: 'file',
				message: `is damaged, and has ${countNoun(signed.length, 'signature')} that a repair would make invalid: ask its author for another copy`,
			},
		]);
	const repaired = await save(document);
	return { document: await openDocument(repaired, { ...job, asked: undefined }, { password }), isSigned };
}

/** Viewers would draw the fields again, after the signature. */
function dropNeedAppearances(document: PdfDocument): void {
	const form = catalogEntry(document, 'AcroForm');
	if (!form?.dict.has('NeedAppearances')) return;
	document.edit(form.holder);
	form.dict.delete('NeedAppearances');
}

/** sign_document: appends a signature, so that those before it stay valid (docs/semantics.md, D71). */
import type { Note } from '../contract/backend';
import { OctavoError, invalidParameters } from '../contract/errors';
import type { ParamsOf } from '../contract/operations';
import { isoDate, pdfDate } from '../contract/values/dates';
import { FormModel } from '../model/form/form-model';
import { dropXfa, refuseDynamic } from '../model/form/xfa';
import { openSigningKey, requireSigning } from '../model/certificate/signing-key';
import { parseTime } from '../model/signature/checking/check-signatures';
import { requestTimeStamp } from '../model/signature/cms/request-time-stamp';
import { signRevision } from '../model/signature/signing/sign';
import { boxOf } from '../model/geometry/page-geometry';
import type { PdfDocument } from '../pdf/document';
import { loadModule, type LocalJob, type LocalOperation } from './operation';
import { openForRevision } from './signing/open-for-revision';
import type { DrawnSignature, SignatureDetails } from './stamp/signature/signature-look';

export const sign_document: LocalOperation<'sign_document'> = async (input, params, job) => {
	const signing = await openSigningKey(params.certificate, params.certificate_password ?? '', job.pace);
	const signedAt = params.signed_at ?? new Date(clockOf(job)()).toISOString().replace(/\.\d+Z$/, 'Z');
	requireSigning(signing, parseTime(isoDate(signedAt)!));
	const { document, signed } = await openForRevision(input.bytes, params.open_password, job);
	const isSigned = signed.length > 0;
	const model = await FormModel.read(document);
	refuseDynamic(document, model);
	const notes = isSigned ? [] : [...dropXfa(document, 'values'), ...(await drawBeforeSigning(document, model, job))];
	const server = params.timestamp_server;
	const signer = params.signer ?? signing.certificate.subjectName ?? '';
	const details = { signer, signedAt: isoDate(signedAt)! };
	const bytes = await signRevision(document, signing, {
		field: params.sign_field,
		certification: params.certification,
		reason: params.reason,
		location: params.location,
		signer: params.signer,
		date: pdfDate(signedAt)!,
		stamp: server === undefined ? undefined : (signature) => requestTimeStamp(signature, server, networkOf(job)),
		visible: params.visible,
		draw: () => drawSignature(document, model, details, { parameters: params, job }),
	});
	const pageCount = document.pages.count;
	const facts = { pageCount, ...details, level: server === undefined ? 'B-B' : 'B-T' };
	return { documents: [{ name: input.name, bytes, pageCount }], notes, facts };
};

/** The look of the field; undefined if it is on no page. */
async function drawSignature(
	document: PdfDocument,
	model: FormModel,
	details: SignatureDetails,
	{ parameters, job }: { parameters: ParamsOf<'sign_document'>; job: LocalJob },
): Promise<DrawnSignature | undefined> {
	const { sign_field: field, visible, image } = parameters;
	if (!visible && (field === undefined || !isShown(document, model, field))) {
		if (image) throw invalidParameters([{ field: 'image', message: HIDDEN, mentions: ['visible', 'sign_field'] }]);
		return undefined;
	}
	const { drawInField, drawOnPage } = await loadModule(job, () => import('./stamp/signature/signature-look'));
	return field === undefined
		? drawOnPage(document, parameters, details, job)
		: drawInField(document, model, field, details, { parameters, job });
}

const HIDDEN = 'has no place, because no page shows the signature: set visible, or name a field with a place on a page';

const isShown = (document: PdfDocument, model: FormModel, field: string): boolean =>
	model.byName.get(field)?.widgets.some(({ dict }) => boxOf(document, dict.get('Rect'))) === true;

const clockOf = ({ lent }: LocalJob): (() => number) => lent.clock ?? unavailable('a clock');
const networkOf = ({ lent }: LocalJob): NonNullable<LocalJob['lent']['network']> =>
	lent.network ?? unavailable('access to the network');

function unavailable(what: string): never {
	throw new OctavoError('unavailable', `sign_document does not work here: it needs ${what}`);
}

/** Viewers that are asked to draw the fields would do so after the signature, so they are drawn before. */
async function drawBeforeSigning(document: PdfDocument, model: FormModel, job: LocalJob): Promise<Note[]> {
	if (!model.needsAppearances) return [];
	const { drawViewerFields } = await loadModule(job, () => import('./form/viewer-fields'));
	return drawViewerFields(document, model);
}

/**
 * The look of a visible signature: a form XObject for the field that is signed. This module loads the fonts and the library that
 * reads them, so it is imported only for a signature that can be seen.
 */
import { invalidParameters, type Issue } from '../../../contract/errors';
import { operations, type ParamsOf } from '../../../contract/operations';
import { matrixText } from '../../../model/content/painting';
import { survey } from '../../../model/content/survey';
import { openTypeface } from '../../../model/font/typeface';
import { problemOf } from '../../../model/font/shaping/characters';
import type { Face } from '../../../model/font/shaping/face';
import type { FormModel } from '../../../model/form/form-model';
import { boxOf, geometryOf, rotationOf } from '../../../model/geometry/page-geometry';
import {
	inches,
	movedBox,
	multiply,
	viewerMatrix,
	viewerSize,
	writeNumbers,
	type Box,
	type PageGeometry,
} from '../../../model/geometry/geometry';
import { readImage, type Image } from '../../../model/image/image';
import type { SignatureLook } from '../../../model/signature/signing/signature-field';
import type { PdfDocument } from '../../../pdf/document';
import { deflate } from '../../../pdf/filters';
import { dict, name, Stream, type Ref } from '../../../pdf/syntax/values';
import type { LocalJob } from '../../operation';
import { digestKey } from '../../prepared';
import { COLOR_SPACE, fillingOf } from '../core/colors';
import { claimOf, groupColorSpaceFor, type Claim } from '../core/pdfa';
import { cornerAt, marginIssues, roomsOf, type Room } from '../core/positions';
import { endOf } from '../image/image-watermark';
import { draw } from '../text/drawing';
import { setIntoBox, setToWidth, type SetSignature, type SignatureParts } from './set-signature';

type Parameters = ParamsOf<'sign_document'>;

export interface DrawnSignature {
	readonly look: SignatureLook;
	/** The object of the field's widget, if the field was there. */
	readonly widget?: number;
}

export interface SignatureDetails {
	/** Empty if the certificate has no name. */
	readonly signer: string;
	/** As ISO 8601. */
	readonly signedAt: string;
}

/** The width at which type has its usual size, in points. */
const USUAL_WIDTH = 180;
const COLORS = { quiet: '#5b6673', strong: '#16202c', rule: '#2563a8' };

/** The look of a new field on the page that is asked for. @throws OctavoError `invalid_parameters` */
export async function drawOnPage(
	document: PdfDocument,
	parameters: Parameters,
	details: SignatureDetails,
	job: LocalJob,
): Promise<DrawnSignature> {
	const { count } = document.pages;
	const { signature_page: number = count, signature_width: wide, position, margin } = parameters;
	if (number > count)
		throw invalidParameters([
			{ field: 'signature_page', message: `must be at most ${count}, the number of pages of the document` },
		]);
	const surveyed = await survey(document, Uint32Array.of(number));
	const page = surveyed.kinds[surveyed.pages[0]!.kind]!;
	const [room] = roomsOf('sign_document', [page], margin);
	const issues = marginIssues({ ...surveyed, kinds: [page], pages: [{ ...surveyed.pages[0]!, kind: 0 }] }, [room]);
	if (!room) throw invalidParameters(issues);
	const claim = await claimOf(document);
	const parts = await gatherParts(parameters, details, claim, job);
	const set = await setToWidth(parts, USUAL_WIDTH);
	const ratio = set.height / set.width;
	const width = fitWidth(number, page, room, { wide, ratio });
	const height = width * ratio;
	const [x, y] = cornerAt(page, room, position, width, height);
	const rect = movedBox(viewerMatrix(page), [x, y, x + width, y + height]);
	const form = await formOf(document, set, parts, { scale: width / set.width, rotation: page.rotation, claim });
	return { look: { place: { index: number - 1, rect }, form } };
}

/** The look of a field that is there; undefined if it has no place. @throws OctavoError `invalid_parameters` */
export async function drawInField(
	document: PdfDocument,
	model: FormModel,
	field: string,
	details: SignatureDetails,
	{ parameters, job }: { parameters: Parameters; job: LocalJob },
): Promise<DrawnSignature | undefined> {
	const widgets = model.byName.get(field)?.widgets ?? [];
	const shown = widgets.flatMap((widget) => {
		const rect = boxOf(document, widget.dict.get('Rect'));
		return rect ? [{ ...widget, rect }] : [];
	})[0];
	if (!shown) return undefined;
	const { rect, number, pages } = shown;
	const page = geometryOf(document, (pages[0] ?? 1) - 1);
	const turned = document.resolve(document.dict(shown.dict.get('MK'))?.get('R'));
	const rotation = typeof turned === 'number' ? rotationOf(turned) : page.rotation;
	const claim = await claimOf(document);
	const parts = await gatherParts(parameters, details, claim, job);
	const { width, height } = viewerSize({ ...page, box: rect, rotation });
	const { userUnit } = page;
	const { set, scale } = await setIntoBox(parts, { width: width * userUnit, height: height * userUnit });
	const form = await formOf(document, set, parts, { scale: scale / userUnit, rotation, claim });
	return { look: { place: undefined, form }, widget: number };
}

/**
 * The width of the signature, in units of the page. One at its default counts as absent (docs/semantics.md, D22), and is less on a page that
 * has no room for it. @throws OctavoError `invalid_parameters`
 */
function fitWidth(number: number, page: PageGeometry, room: Room, { wide, ratio }: { wide: number; ratio: number }): number {
	const width = (wide * 72) / page.userUnit;
	const most = Math.min(room.width, room.height / ratio);
	// A width in inches and a room in units may differ in their last digit.
	if (width <= most * (1 + 1e-9)) return width;
	if (wide === operations.sign_document.fields.signature_width.default) return most;
	const message = `is too large for page ${number}, where the margins leave room for ${inches(most, page)} inches`;
	throw invalidParameters([{ field: 'signature_width', message }]);
}

interface Parts extends SignatureParts {
	readonly image: Image | undefined;
}

async function gatherParts(
	parameters: Parameters,
	details: SignatureDetails,
	claim: Claim | undefined,
	job: LocalJob,
): Promise<Parts> {
	const { image: file, reason, location } = parameters;
	const { signer, signedAt } = details;
	const faces = [await keptFace('Regular', job), await keptFace('SemiBold', job)] as const;
	const image = file && (await job.prepared.ofFile(file.bytes, 'image', () => readImage(file, 'image', job)));
	const issues = [
		...(['signer', 'reason', 'location'] as const).flatMap((field): Issue[] => {
			const text = field === 'signer' ? signer : parameters[field];
			const problem = text === undefined ? undefined : problemOf(text, faces);
			if (problem === undefined) return [];
			return [{ field, message: parameters[field] === undefined ? `is the name in the certificate, which ${problem}` : problem }];
		}),
		...(claim && image ? imageIssues(claim, image) : []),
	];
	if (issues.length > 0) throw invalidParameters(issues);
	const time = signedAt
		.replace('T', ' ')
		.replace(/Z$/, ' UTC')
		.replace(/(\d)([+-]\d\d:\d\d)$/, '$1 $2');
	const ratio = image && image.displayed.height / image.displayed.width;
	const words = { signer, reason, circumstances: location === undefined ? time : `${location}, ${time}` };
	const colors = { quiet: fillingOf(COLORS.quiet, claim).operators, strong: fillingOf(COLORS.strong, claim).operators };
	return { faces, image, ratio, words, colors };
}

/** A signature neither ends a claim to be PDF/A nor breaks its rules. */
function imageIssues(claim: Claim, image: Image): Issue[] {
	const isTransparent = image.transparency === 'soft-mask';
	const lacksSpace = isTransparent && groupColorSpaceFor(claim) !== undefined;
	const reason = endOf(claim, image, isTransparent) ?? (lacksSpace ? 'transparency needs an output intent there' : undefined);
	if (reason === undefined) return [];
	return [{ field: 'image', message: `cannot be in a document that claims ${claim.name}: ${reason}. Use an image without` }];
}

/** The memory that an open font holds. */
const FACE_BYTES = 4 * 1024 * 1024;

/** Reading the tables of a font costs far more than setting a line: the fonts are kept for further signatures. */
async function keptFace(which: 'Regular' | 'SemiBold', { prepared, pace }: LocalJob): Promise<Face> {
	const key = digestKey(which === 'SemiBold' ? 'text face' : 'regular text face');
	const known = prepared.get(key) as Face | undefined;
	const face = known ?? (await openTypeface(which));
	face.keep();
	if (known) return face;
	prepared.put(key, face, FACE_BYTES);
	await pace.rest();
	return face;
}

interface Placing {
	/** Units of the page for a point of the set words. */
	readonly scale: number;
	readonly rotation: PageGeometry['rotation'];
	readonly claim: Claim | undefined;
}

/** Shows the words and the image, turned so that they are upright on the page as displayed (12.5.5). */
async function formOf(document: PdfDocument, set: SetSignature, parts: Parts, { scale, rotation, claim }: Placing): Promise<Ref> {
	const { width, height, lines, rule, image: area } = set;
	const { faces, image } = parts;
	const filling = fillingOf(COLORS.rule, claim);
	const block = { lines, size: { width, height }, ink: [0, 0, width * 10, height * 10] as Box };
	const words = (await draw(block, faces, { filling, transparency: 0 })).addTo(document);
	const embedded = image?.embed(document, { profiled: claim !== undefined });
	const [x, y, across, up] = area ?? [0, 0, 0, 0];
	const placement = image && matrixText(multiply(image.upright, [across, 0, 0, up, x, y]));
	const operators = [
		...(placement === undefined ? [] : [`q ${placement} cm /X1 Do Q`]),
		`q ${filling.operators} ${writeNumbers(rule).join(' ')} re f Q`,
		'/X0 Do',
	];
	const [w, h] = [width * scale, height * scale];
	const box: Box = rotation % 180 === 0 ? [0, 0, w, h] : [0, 0, h, w];
	const form = dict({
		Type: name('XObject'),
		Subtype: name('Form'),
		BBox: writeNumbers([0, 0, width, height]),
		Matrix: writeNumbers(multiply([scale, 0, 0, scale, 0, 0], viewerMatrix({ box, rotation }))),
		Resources: dict({
			XObject: dict({ X0: words, X1: embedded }),
			ColorSpace: filling.colorSpace && dict({ [COLOR_SPACE]: filling.colorSpace }),
		}),
		Filter: name('FlateDecode'),
	});
	return document.add(new Stream(form, deflate(Buffer.from(`${operators.join('\n')}\n`, 'latin1'))));
}

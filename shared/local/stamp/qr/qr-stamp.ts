/**
 * The QR code: one form XObject for all pages, placed within the margins of each. This module loads the library that encodes, so it is
 * imported only when a code is drawn.
 */
import type { Note } from '../../../contract/backend';
import { invalidParameters, type Issue } from '../../../contract/errors';
import type { ParamsOf } from '../../../contract/operations';
import { addAll } from '../../../lists';
import { matrixText, paintObject, polyline } from '../../../model/content/painting';
import { survey, type Survey } from '../../../model/content/survey';
import { inches, movedBox, multiply, viewerMatrix, type Matrix } from '../../../model/geometry/geometry';
import { outlineOf } from '../../../model/qr/outline';
import { encodeQr, QUIET_ZONE, type QrCode } from '../../../model/qr/qr-code';
import type { PdfDocument } from '../../../pdf/document';
import { deflate } from '../../../pdf/filters';
import { dict, name, Stream } from '../../../pdf/syntax/values';
import { COLOR_SPACE, grayFilling } from '../core/colors';
import { claimOf, type Claim } from '../core/pdfa';
import { cornerAt, marginIssues, roomsOf, type Room } from '../core/positions';
import { stampPages } from '../core/stamp-pages';
import { addLinks, addressOf } from './links';

type Parameters = ParamsOf<'add_qr_code'>;

const NAME = 'OctavoQr';
/** Printers blur smaller modules. In inches; a quarter of a millimeter. */
const SMALLEST_MODULE = 0.01;

/**
 * Puts the code on the selected pages (one-based) of the document.
 *
 * @throws OctavoError `invalid_parameters` for content that is too long for a code, or not an address although it is to be a
 * link; for a code that cannot be read, or for which the margins leave no room.
 */
export async function addQrCode(document: PdfDocument, parameters: Parameters, selected: Uint32Array): Promise<Note[]> {
	const { qr_content: content, qr_link: isLink, error_correction: level, layer } = parameters;
	const { pace } = document.job;
	const surveyed = await survey(document, selected);
	const { kinds } = surveyed;
	const rooms = roomsOf('add_qr_code', kinds, parameters.margin);
	const code = encodeQr(content, level);
	await pace.rest();
	const address = isLink ? addressOf(content) : undefined;
	const issues: Issue[] = marginIssues(surveyed, rooms);
	if (isLink && address === undefined)
		issues.push({ field: 'qr_link', message: 'needs an https address as the content of the code', mentions: ['qr_content'] });
	if ('most' in code)
		issues.push({
			field: 'qr_content',
			message: `has ${code.length} ${code.unit}, and at most ${code.most} fit with the error correction ${level}`,
			mentions: ['error_correction'],
		});
	else if (issues.length === 0) addAll(issues, sizeIssues(code, surveyed, rooms, parameters.qr_size));
	if ('most' in code || issues.length > 0) throw invalidParameters(issues);

	const ref = document.add(formOf(code, await claimOf(document)));
	await pace.rest();
	const across = code.size + 2 * QUIET_ZONE;
	const placements = kinds.map((page, kind): Matrix => {
		const size = (parameters.qr_size * 72) / page.userUnit;
		const [x, y] = cornerAt(page, rooms[kind]!, parameters.position, size, size);
		return multiply([size / across, 0, 0, size / across, x, y], viewerMatrix(page));
	});
	const texts = placements.map(matrixText);
	const notes = await stampPages(document, surveyed, {
		layer,
		subtype: 'Watermark',
		on: ({ kind }) => ({
			resources: [{ category: 'XObject', name: NAME, ref }],
			operators: ([own = '']) => paintObject(own, texts[kind]!),
		}),
	});
	if (address !== undefined) {
		const places = placements.map((placement) => movedBox(placement, [0, 0, across, across]));
		await addLinks(document, surveyed, address, places);
	}
	return notes;
}

function sizeIssues(code: QrCode, { kinds, pages }: Survey, rooms: readonly (Room | undefined)[], size: number): Issue[] {
	const smallest = Math.ceil((code.size + 2 * QUIET_ZONE) * SMALLEST_MODULE * 100 - 1e-9) / 100;
	if (size < smallest)
		return [
			{
				field: 'qr_size',
				message: `is too small for this content: its modules would be narrower than ${SMALLEST_MODULE} inches. Give at least ${smallest}`,
				mentions: ['qr_content'],
			},
		];
	// A size in inches and a room in units may differ in their last digit.
	const isFull = ({ userUnit }: { userUnit: number }, { width, height }: Room): boolean =>
		(size * 72) / userUnit > Math.min(width, height) * (1 + 1e-9);
	const full = pages.find(({ kind }) => isFull(kinds[kind]!, rooms[kind]!));
	if (!full) return [];
	const [page, { width, height }] = [kinds[full.kind]!, rooms[full.kind]!];
	const most = inches(Math.min(width, height), page);
	return [
		{ field: 'qr_size', message: `is too large for page ${full.index + 1}, where the margins leave ${most} inches for the code` },
	];
}

/** The code in black on white, with its quiet zone; the unit is a module. */
function formOf(code: QrCode, claim: Claim | undefined): Stream {
	const across = code.size + 2 * QUIET_ZONE;
	const filling = grayFilling(claim);
	const path = outlineOf(code).map((points) => `${polyline(points.map(([x, y]) => [x + QUIET_ZONE, y + QUIET_ZONE]))} h`);
	const operators = [filling.set(1), `0 0 ${across} ${across} re f`, filling.set(0), ...path, 'f'];
	const form = dict({
		Type: name('XObject'),
		Subtype: name('Form'),
		BBox: [0, 0, across, across],
		Resources: dict({ ColorSpace: filling.colorSpace && dict({ [COLOR_SPACE]: filling.colorSpace }) }),
		Filter: name('FlateDecode'),
	});
	return new Stream(form, deflate(Buffer.from(`${operators.join('\n')}\n`, 'latin1')));
}

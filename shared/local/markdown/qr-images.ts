/** QR codes that a text names as images: `![](qr:https://example.com)` (docs/semantics.md, §32.1). */
import { invalidParameters } from '../../contract/errors';
import { writePng } from '../../model/image/export/png-writer';
import { readImage, type Image } from '../../model/image/image';
import { encodeQr, QUIET_ZONE, type QrCode } from '../../model/qr/qr-code';
import type { Job } from '../../pdf/job';

const MOST = 1_000;
/** Pixels on a side of a module: viewers that smooth images keep its edges. */
const MODULE = 8;

/**
 * The codes by target, an inch wide if nothing else is said.
 *
 * @throws OctavoError `invalid_parameters` for a text that no code holds, or too many of them
 */
export async function qrImages(targets: Iterable<string>, job: Job): Promise<Map<string, Image>> {
	const found = new Map<string, Image>();
	for (const target of targets) {
		if (!/^qr:/i.test(target)) continue;
		if (found.size === MOST) throw invalidParameters([{ field: 'file', message: `has more than ${MOST} QR codes (qr:)` }]);
		const code = encodeQr(contentOf(target), 'medium');
		if ('most' in code) {
			const message = `has a QR code (qr:) of ${code.length} ${code.unit}, and at most ${code.most} fit`;
			throw invalidParameters([{ field: 'file', message }]);
		}
		await job.pace.rest();
		found.set(target, await imageOf(code, job));
	}
	return found;
}

/** An address on the web is taken as it is; other texts are percent-encoded, as addresses of images are. */
function contentOf(target: string): string {
	const text = target.slice('qr:'.length);
	if (/^https?:/i.test(text)) return text;
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}

async function imageOf(code: QrCode, job: Job): Promise<Image> {
	const across = (code.size + 2 * QUIET_ZONE) * MODULE;
	const samples = (row: number): Uint8Array => {
		const packed = new Uint8Array(Math.ceil(across / 8));
		const y = Math.floor(row / MODULE) - QUIET_ZONE;
		// A module is a byte wide.
		for (const index of packed.keys()) packed[index] = code.isDark(index - QUIET_ZONE, y) ? 0 : 0xff;
		return packed;
	};
	const bytes = await writePng({ width: across, height: across, depth: 1, color: 'gray', resolution: across, samples }, job);
	return await readImage({ name: 'code.png', bytes }, 'file', job);
}

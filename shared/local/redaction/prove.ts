/** Reads the result as every operation reads documents, and looks into everything that it holds (docs/semantics.md, §38.6). */
import { OctavoError } from '../../contract/errors';
import type { TextBox } from '../../model/interpreter/frame';
import { keepPrograms } from '../../model/font/embedding';
import { Elsewhere } from '../../model/redaction/elsewhere';
import { grow } from '../../model/redaction/area-path';
import { ImageRedaction } from '../../model/redaction/redact-image';
import type { Trace } from '../../model/redaction/trace';
import { TracedPages } from '../../model/redaction/traced-pages';
import { objectsOfOtherPages } from '../../model/redaction/other-pages';
import { PageReader } from '../../model/text/page-reader';
import type { PdfDocument } from '../../pdf/document';
import type { Job } from '../../pdf/job';
import { openDocument } from '../../pdf/open-document';
import { listItems } from '../../sentences';
import { chooseMatches, isLeft } from './choose';
import { PageMarks } from './page-marks';
import type { Redaction } from './redact-document';

/** Places are written with three decimals. In points. */
const TOLERANCE = 0.01;

type Proved = Pick<Redaction, 'pages' | 'search' | 'areas' | 'shade'>;

/** @throws OctavoError `redaction_incomplete` for any place */
export function refuseLeft(places: readonly string[]): void {
	if (places.length > 0)
		throw new OctavoError('redaction_incomplete', `Text to redact is still in ${listItems(places)}, so there is no result`, {
			advice: 'Report this with the kind of document, without the document itself',
		});
}

/**
 * The places that still have something to redact. `pages`: one-based numbers. `source`: the document that was redacted, whose unchanged
 * fonts are known. @throws OctavoError `redaction_incomplete` for data that cannot be read
 */
export async function findLeft(
	bytes: Uint8Array,
	{ pages, search, areas, shade }: Proved,
	job: Job,
	source?: PdfDocument,
): Promise<string[]> {
	const document = await openDocument(bytes, job);
	document.keepDecoded();
	keepPrograms(document, source);
	const reader = new PageReader(document);
	const places: string[] = [];
	const marks = new PageMarks(document);
	for (const number of pages) {
		const mark = search.cleanPages.get(number - 1);
		if (mark !== undefined && mark === (await marks.of(number - 1))) continue;
		if (await isLeft(await reader.page(number - 1), search, job.pace)) places.push(`page ${number}`);
	}
	const traced = new TracedPages(document);
	const images = new ImageRedaction(document, shade);
	for (const [index, boxes] of areas) {
		const { trace } = await traced.all(
			index,
			boxes.map((box) => grow(box, -TOLERANCE)),
		);
		const isLeft = trace.touched.size > 0 || trace.isPaintedIn || trace.undivided.size > 0;
		if (isLeft || (await someShow(images, trace, boxes))) places.push(`areas of page ${index + 1}`);
	}
	const stays = await objectsOfOtherPages(document, new Set(Array.from(pages, (number) => number - 1)));
	const elsewhere = new Elsewhere(document, search, (text) => chooseMatches(text, search, job.pace), stays);
	await elsewhere.run(new Set());
	for (const place of elsewhere.found.keys()) places.push(place);
	return places;
}

async function someShow(images: ImageRedaction, trace: Trace, boxes: readonly TextBox[]): Promise<boolean> {
	for (const image of trace.images) if (await images.shows(image, boxes)) return true;
	return false;
}

/** Objects of pdf-lib as a file that the engine opens. pdf-lib's own writer waits with a timer, which n8n does not allow. */
import { type PDFContext, PDFObject, PDFRef } from 'pdf-lib';
import type { Pace } from '../../pace/pace';
import { Output } from '../../pdf/syntax/output';

/** Bytes of a small object, as a first guess. */
const USUAL = 120;
/** The cost of a row of the cross-reference, see `Pace`. */
const ROW_COST = 100;

/** An object that is made when it is written. */
export abstract class LateObject extends PDFObject {
	abstract make(): PDFObject;
}

/** Takes the objects out of the context while it writes them, so that they are not in memory beside the bytes. */
export async function writeObjects(context: PDFContext, pace: Pace): Promise<Uint8Array> {
	const count = context.largestObjectNumber + 1;
	const output = new Output(count * USUAL);
	output.text('%PDF-1.7\n%\xff\xff\xff\xff\n');
	const places: number[] = [];
	// In this order, no list of all of them is made and sorted.
	for (let number = 1; number < count; number++) {
		const ref = PDFRef.of(number);
		const given = context.lookup(ref);
		if (!given) continue;
		context.delete(ref);
		const object = given instanceof LateObject ? given.make() : given;
		places[number] = output.length;
		output.text(`${number} 0 obj\n`);
		const size = object.sizeInBytes();
		output.fill(size, (memory, offset) => object.copyBytesInto(memory, offset));
		output.text('\nendobj\n');
		const due = pace.step(size * 20);
		if (due) await due;
	}
	const at = output.length;
	output.text(`xref\n0 ${places.length}\n0000000000 65535 f \n`);
	for (let number = 1; number < places.length; number++) {
		const place = places[number];
		output.text(place === undefined ? '0000000000 00001 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`);
		const due = pace.step(ROW_COST);
		if (due) await due;
	}
	const { Root, Info } = context.trailerInfo;
	const info = Info ? `/Info ${Info.toString()}` : '';
	output.text(`trailer\n<</Size ${places.length}/Root ${Root!.toString()}${info}>>\nstartxref\n${at}\n%%EOF\n`);
	return output.bytes;
}

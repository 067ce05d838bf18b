/** Objects of a document that is made, as a file. */
import { PDFContext, PDFDict, PDFName } from 'pdf-lib';
import { ElementWriter, Element } from '../../../shared/model/making/elements';
import { writeObjects } from '../../../shared/model/making/write-objects';
import { Pace } from '../../../shared/pace/pace';
import { pause } from '../../support/hosts/local';

test('elements become dictionaries when they are written, and objects do not stay beside the bytes', async () => {
	const context = PDFContext.create();
	const document = new Element('Document', undefined, {});
	for (let count = 0; count < 3; count++) document.add('P', { title: `Paragraph ${count}` });
	const writing = new ElementWriter(context).write(document, []);
	let step = writing.next();
	while (step.done !== true) step = writing.next();
	const made = context
		.enumerateIndirectObjects()
		.filter(([, object]) => object instanceof PDFDict && object.has(PDFName.of('P')));
	expect(made).toEqual([]);
	context.trailerInfo.Root = step.value;
	const text = Buffer.from(await writeObjects(context, new Pace(pause))).toString('latin1');
	expect(text.match(/\/S \/P\n\/P \d+ 0 R\n\/T </g)).toHaveLength(3);
	expect(context.enumerateIndirectObjects()).toEqual([]);
});

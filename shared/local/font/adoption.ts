/** Takes objects that pdf-lib made over into a document of ours. */
import {
	PDFArray,
	PDFBool,
	type PDFContext,
	PDFDict,
	PDFHexString,
	PDFName,
	PDFNumber,
	type PDFObject,
	PDFRef,
	PDFStream,
	PDFString,
} from 'pdf-lib';
import type { PdfDocument } from '../../pdf/document';
import { Dict, name, type Ref, Str, Stream, type Value } from '../../pdf/syntax/values';

/** Adds `root` and all that it refers to, and returns the reference to it. */
export function adopt(document: PdfDocument, context: PDFContext, root: PDFRef): Ref {
	const adopted = new Map<PDFRef, Ref>();

	const reference = (ref: PDFRef): Ref => {
		const known = adopted.get(ref);
		if (known) return known;
		const made = document.add(null);
		adopted.set(ref, made);
		const object = context.lookup(ref);
		if (object) document.put(made, value(object));
		return made;
	};
	const entries = (source: PDFDict): Dict =>
		new Dict(source.entries().map(([key, entry]): [string, Value] => [key.decodeText(), value(entry)]));
	const value = (object: PDFObject): Value => {
		if (object instanceof PDFRef) return reference(object);
		if (object instanceof PDFName) return name(object.decodeText());
		if (object instanceof PDFNumber) return object.asNumber();
		if (object instanceof PDFBool) return object.asBoolean();
		if (object instanceof PDFString || object instanceof PDFHexString) return new Str(object.asBytes());
		if (object instanceof PDFArray) return object.asArray().map(value);
		if (object instanceof PDFDict) return entries(object);
		if (object instanceof PDFStream) return new Stream(entries(object.dict), object.getContents());
		return null;
	};
	return reference(root);
}

/** Git LFS keeps a small text file in place of a document. */
import { OctavoError } from '../../shared/contract/errors';

/** How it begins. */
export const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

/** The cure, as the end of a sentence. */
export const FETCH_POINTERS = 'set lfs: true for actions/checkout';

export const isPointer = (beginning: Buffer): boolean =>
	beginning.subarray(0, LFS_POINTER.length).toString('latin1') === LFS_POINTER;

/** @throws OctavoError if a file begins like a pointer of Git LFS. */
export function refusePointer(beginning: Buffer): void {
	if (isPointer(beginning))
		throw new OctavoError('unreadable_document', 'The file is a pointer of Git LFS, not the document itself', {
			advice: `Fetch the documents with the repository: ${FETCH_POINTERS}`,
		});
}

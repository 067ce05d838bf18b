/** Bytes are compared at once: jest alone looks at them one after the other, which takes seconds for pictures of pages. */
expect.addEqualityTesters([
	(one, other) =>
		one instanceof Uint8Array && other instanceof Uint8Array && one.constructor === other.constructor
			? Buffer.compare(one, other) === 0
			: undefined,
]);

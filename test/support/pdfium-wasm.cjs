// The WebAssembly of PDFium for Jest, which takes a name that ends in .wasm for an ES module on Node 24: wasm-transform.mjs fills this file.

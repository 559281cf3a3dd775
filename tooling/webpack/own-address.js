// The folder of the running script is the one of its chunks. The prototype is asked: an element of the page named `currentScript`
// stands before the property of the document.
const { src } = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript').get.call(document);
__webpack_public_path__ = new URL('.', src).href;

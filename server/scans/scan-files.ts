/** The file of a signed sheet in the storage, below its id: a photo as the server encoded it, or the PDF. */
export const scanPicture = "sheet.jpg";
export const scanPdf = "sheet.pdf";

"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.mediaTypeOf=mediaTypeOf;var TYPES={csv:"text/csv",doc:"application/msword",docx:"application/vnd.\
openxmlformats-officedocument.wordprocessingml.document",eml:"message/rfc822",gif:"image/gif",gz:"application/gzip",htm:"text/html",html:"text/html",ics:"text/c\
alendar",jpeg:"image/jpeg",jpg:"image/jpeg",json:"application/json",md:"text/markdown",mp3:"audio/mpeg",mp4:"video/mp4",ods:"application/vnd.oasis.opendocument.\
spreadsheet",odt:"application/vnd.oasis.opendocument.text",p7m:"application/pkcs7-mime",pdf:"application/pdf",png:"image/png",pptx:"application/vnd.openxmlforma\
ts-officedocument.presentationml.presentation",rtf:"application/rtf",svg:"image/svg+xml",tif:"image/tiff",tiff:"image/tiff",txt:"text/plain",webp:"image/webp",xls:"\
application/vnd.ms-excel",xlsx:"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",xml:"text/xml",yaml:"application/yaml",yml:"application/yaml",
zip:"application/zip"},UNKNOWN_TYPE="application/octet-stream";function mediaTypeOf(t){let e=/\.([^.]+)$/.exec(t)?.[1]?.toLowerCase()??"";return Object.hasOwn(TYPES,
e)?TYPES[e]:UNKNOWN_TYPE}

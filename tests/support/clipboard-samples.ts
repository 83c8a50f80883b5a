/** As Word for Windows puts it on the clipboard, shortened where it repeats itself. */
export const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ANNA/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:"Cambria Math";} p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style>
</head>
<body lang=DE-CH style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<h2 style='mso-style-next:Standard'><span style='font-family:"Calibri Light"'>Unsere Leistungen<o:p></o:p></span></h2>
<p class=MsoNormal><span lang=DE style='mso-ansi-language:DE'>Wir messen <b
style='mso-bidi-font-weight:normal'>genau</b> und <i style='mso-bidi-font-style:normal'>in
Ruhe</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Sehtest<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Brillenglas<o:p></o:p></p>
<p class=MsoNormal>Mehr auf <a href="https://example.ch/leistungen"><span style='color:#0563C1'>unserer Seite</span></a>.<o:p></o:p></p>
<!--EndFragment-->
</body></html>`

/** As Google Docs puts it on the clipboard. */
export const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f3c1f2a-7fff-2a0b-1111-000000000000"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;white-space:pre-wrap;">Öffnungszeiten</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;">Montag </span><span style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">geschlossen</span><span style="font-weight:400;font-style:normal;white-space:pre-wrap;">, sonst </span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;">offen</span><span style="font-weight:400;">.</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Vormittag</span></p></li><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">8 bis 12</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Nachmittag</span></p></li></ul><p dir="ltr"><span style="font-weight:400;">Ende</span></p></b><br class="Apple-interchange-newline">`

/** Parts of a hostile web page. */
export const WEB_PAGE = `<div class="article" style="position:fixed"><script>window.owned = 1</script><style>* { color: red }</style><p onclick="alert(1)"><a href="javascript:alert(1)">Klick mich</a> und <a href="https://example.ch/" class="x">gut</a></p><table><tr><td>Zelle</td><td>Zweite</td></tr></table><img src="x" onerror="alert(1)"><iframe src="https://example.ch"></iframe></div>`

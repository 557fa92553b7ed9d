/** The file of an invented article with this text. */
export const articleFile = (text: string) => `---
title: Tres días de prueba
excerpt: Una caminata corta y un mate largo.
date: 2026-11-20
author: Redacción de la guía
tags:
  - Caminatas
seo:
  title: Tres días de prueba
  description: Una caminata corta y un mate largo, que nadie hizo.
  keywords: laguna, San Rafael
picture: { print: places/valle-grande-gallery-1, alt: Camino entre álamos }
---

${text}
`;

import type { Language } from '../Language'
import { ca } from './ca'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { eu } from './eu'
import { fr } from './fr'
import { gl } from './gl'
import { it } from './it'
import { ja } from './ja'
import { ko } from './ko'
import { pt } from './pt'
import { ru } from './ru'
import { zh } from './zh'

/** All languages are looked for at once: their words tell them apart. */
export const LANGUAGES: readonly Language[] = [en, zh, ko, es, ca, gl, eu, ja, fr, de, pt, it, ru]

import { describe, expect, test } from 'vitest'
import { isAboutAge, saysUnderage } from './age-words.ts'
import { harmIn } from './harm-words.ts'
import { plainText } from './plain-text.ts'

const harm = (message: string) => harmIn(plainText(message))

describe('a life in danger', () => {
  test.each([
    'I want to kill myself',
    'im SUICIDAL',
    'I think about suicide',
    'i want to die',
    "I don't want to live anymore",
    'I want to end it all',
    'everyone would be better off without me',
    'there is no reason to live',
    'I have been cutting myself',
    'self-harm',
    "I can't go on",
    'thinking of taking my own life',
  ])('%s', (message) => {
    expect(harm(message)).toBe('crisis')
  })
})

describe('harm', () => {
  test.each([
    "I can't stop gambling",
    'I CANT STOP',
    'i cannot seem to stop playing',
    'im in debt, what casino should I use',
    'I have gambling debts',
    'I owe my brother money',
    'I want to win back my losses',
    'how do I win it all back',
    'chasing losses',
    'I keep chasing my losses',
    'I lost everything',
    'i lost my rent money',
    'I gambled away my savings',
    'i spent my whole salary on slots',
    'I took out a loan to gamble',
    'payday loan',
    'I am addicted',
    'is this an addiction',
    'I have a gambling problem',
    'I gamble too much',
    'my gambling is out of control',
    'i keep losing',
    'How can I stop losing?',
    'help me stop',
    'I want to quit gambling',
    'trying to stop gambling',
    'I feel hopeless',
    "I'm so ashamed",
    'gambling ruined my marriage',
    'I lied to my wife about my losses',
    'casinos not on gamstop',
    'a casino without gamstop',
    'ban me from casinos',
    'i want to self-exclude from everything',
    'I sold my car',
    'i lost so much',
    "I can't pay my rent",
    'relapsed again',
    'I just need to win it back',
  ])('%s', (message) => {
    expect(harm(message)).toBe('harm')
  })

  test.each(['my husband gambles too much', "My son can't stop betting", 'my mum lost everything gambling'])(
    'somebody close: %s',
    (message) => {
      expect(harm(message)).toBe('somebody_close')
    },
  )

  test.each([
    'Recommend a top casino',
    'Explain wagering requirements',
    'Tips for responsible gambling',
    'which casinos take debit cards',
    'killer bonuses please',
    'dying to try a new slot',
    'can I get my deposit back',
    'cashback on losses',
    'how does 10% back work',
    'I need help choosing a casino',
    'what is self-exclusion?',
    'how do I stop autoplay on a slot',
    'is there a limit on the bonus',
    'money back guarantee',
    'I lost my password',
    'how do I set a deposit limit',
    'what is gamstop',
    'when does the offer stop',
    'life of a bonus',
  ])('not: %s', (message) => {
    expect(harm(message)).toBeUndefined()
  })
})

describe('age', () => {
  test.each([
    "I'm 16, can I play",
    'i am only 15 years old',
    'im fourteen',
    'can a 17 year old play',
    "I'm under 18",
    'can I use my dads account',
    'my son is 15 and wants to play',
  ])('too young: %s', (message) => {
    expect(saysUnderage(plainText(message))).toBe(true)
  })

  test.each(['How old do I have to be?', 'what is the minimum age', 'am I old enough', 'are minors allowed'])(
    'asked: %s',
    (message) => {
      expect([isAboutAge(plainText(message)), saysUnderage(plainText(message))]).toEqual([true, false])
    },
  )

  test.each([
    'I am 10 minutes away',
    'how old is Aldermoon',
    'is 18 spins a lot',
    "I'm 34 and new here",
    'a casino that is at least 10 years old',
  ])('not about age: %s', (message) => {
    expect(saysUnderage(plainText(message))).toBe(false)
  })
})
